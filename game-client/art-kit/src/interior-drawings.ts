import type { IndoorType } from "@diamond-valley/schemas/maps/scenery.ts";
import { actDoor } from "./drawings/interior/act-door.ts";
import { coreMachine, lightPost, socket } from "./drawings/interior/deep.ts";
import * as display from "./drawings/interior/display.ts";
import * as films from "./drawings/interior/films.ts";
import * as furniture from "./drawings/interior/furniture.ts";
import * as games from "./drawings/interior/games.ts";
import * as halls from "./drawings/interior/halls.ts";
import * as lab from "./drawings/interior/lab.ts";
import * as machines from "./drawings/interior/machines.ts";
import * as manor from "./drawings/interior/manor.ts";
import * as mushroom from "./drawings/interior/mushroom.ts";
import * as neon from "./drawings/interior/neon.ts";
import * as phones from "./drawings/interior/phones.ts";
import * as soft from "./drawings/interior/soft.ts";
import { TONES } from "./drawings/interior/tones.ts";
import * as walls from "./drawings/interior/walls.ts";
import * as ways from "./drawings/interior/ways.ts";
import { RAMPS, type Ramp } from "./palette.ts";
import type { Drawing } from "./svg.ts";

/** The colours of the teams beside their materials, for flags. */
const TEAMS: Readonly<Record<string, string>> = { blue: "sky", yellow: "gold", green: "leaf", red: "coral" };

/** A material by its name; the drawing's own (undefined) where the map names none. */
const tonesOf = (variant: string): Ramp | undefined => {
  if (variant === "") return undefined;
  const tones = Object.entries({ ...RAMPS, ...TONES }).find(([name]) => name === variant)?.[1];
  if (!tones) throw new RangeError(`no material is called "${variant}"`);
  return tones;
};

/** A drawing that the map may colour by its `variant`. */
const coloured =
  (draw: (tones?: Ramp) => Drawing) =>
  (variant: string): Drawing =>
    draw(tonesOf(variant));

/** A drawing with one more look, by the name of that variant. */
const switched =
  (name: string, draw: (isOn: boolean) => Drawing) =>
  (variant: string): Drawing => {
    if (variant !== "" && variant !== name) throw new RangeError(`nothing there is "${variant}"`);
    return draw(variant === name);
  };

/** What stands in rooms, by the `variant` of its map object: a material of `RAMPS` or `TONES`, or what its drawing says. */
export const INTERIOR: Record<IndoorType, (variant: string) => Drawing> = {
  "gear-wall": walls.gearWall,
  pipes: walls.pipes,
  "wall-lamp": coloured(walls.wallLamp),
  "wall-window": walls.wallWindow,
  "wall-panel": switched("open", walls.wallPanel),
  "wall-door": (variant) => walls.wallDoor(tonesOf(variant) ?? RAMPS.teal),
  "wall-picture": walls.wallPicture,
  lift: ways.lift,
  mirror: ways.mirror,
  curtain: coloured(ways.curtain),
  "star-map": ways.starMap,
  bulkhead: ways.bulkhead,
  ladder: ways.ladder,
  stairs: ways.stairs,
  rug: coloured(soft.rug),
  cable: soft.cable,
  stage: soft.stage,
  "orbit-ring": games.orbitRing,
  conveyor: machines.conveyor,
  "stalled-machine": switched("running", machines.stalledMachine),
  shelf: machines.shelf,
  workbench: machines.workbench,
  furnace: machines.furnace,
  "parts-bin": machines.partsBin,
  turret: machines.turret,
  "core-machine": coreMachine,
  socket,
  desk: furniture.desk,
  table: furniture.table,
  counter: coloured(furniture.counter),
  armchair: coloured(soft.armchair),
  sofa: coloured(soft.sofa),
  bed: coloured(furniture.bed),
  drawers: furniture.drawers,
  wardrobe: furniture.wardrobe,
  bookcase: furniture.bookcase,
  stove: furniture.stove,
  sink: furniture.sink,
  luggage: furniture.luggage,
  showcase: display.showcase,
  pedestal: coloured(display.pedestal),
  statue: coloured(display.statue),
  mannequin: display.mannequin,
  "cloth-pile": soft.clothPile,
  "vending-machine": display.vendingMachine,
  scales: display.scales,
  crystal: coloured(display.crystal),
  plant: soft.plant,
  column: coloured(soft.column),
  pillar: display.pillar,
  "light-post": (variant) => lightPost(variant === "" ? "bronze" : variant),
  telescope: display.telescope,
  "drawing-board": halls.drawingBoard,
  "big-phone": halls.bigPhone,
  screen: halls.screen,
  arcade: halls.arcade,
  camera: halls.camera,
  spotlight: halls.spotlight,
  easel: (variant) => halls.easel(variant === "" ? "drop" : variant),
  poster: phones.poster,
  "phone-booth": phones.phoneBooth,
  "phone-table": phones.phoneTable,
  switchboard: phones.switchboard,
  dish: phones.dish,
  "cable-spool": phones.cableSpool,
  cinema: switched("lit", films.cinema),
  backdrop: (variant) => films.backdrop(variant === "" ? "garden" : variant),
  projector: films.projector,
  "director-chair": films.directorChair,
  clapper: films.clapper,
  "cutting-table": films.cuttingTable,
  flag: (variant) => {
    const name = TEAMS[variant] ?? variant;
    return soft.flag(tonesOf(name) ?? RAMPS.violet, name);
  },
  "formula-board": lab.formulaBoard,
  "gem-tube": coloured(lab.gemTube),
  "lab-bench": lab.labBench,
  "gem-scales": lab.gemScales,
  "draw-machine": lab.drawMachine,
  fireplace: manor.fireplace,
  candelabra: manor.candelabra,
  "grand-piano": manor.grandPiano,
  "coat-rack": manor.coatRack,
  "guest-book": manor.guestBook,
  "tea-table": manor.teaTable,
  "rose-bush": manor.roseBush,
  "rose-arch": manor.roseArch,
  "mushroom-lamp": coloured(mushroom.mushroomLamp),
  "mushroom-stool": mushroom.mushroomStool,
  "jar-shelf": mushroom.jarShelf,
  "egg-lectern": mushroom.eggLectern,
  "day-board": mushroom.dayBoard,
  "letter-garland": mushroom.letterGarland,
  "neon-sign": neon.neonSign,
  "score-board": neon.scoreBoard,
  speaker: neon.speaker,
  "neon-counter": neon.neonCounter,
  "start-gate": switched("lit", neon.startGate),
  machine: games.machine,
  "act-door": (variant) => actDoor(variant === "" ? "bronze" : variant),
};

const METALS = ["bronze", "silver", "gold", "platinum"] as const;
const SHAPES = ["drop", "sun", "leaf", "flame"] as const;

/** The looks of what has several, for the preview sheet and its tests. */
export const INTERIOR_VARIANTS: Readonly<Partial<Record<IndoorType, readonly string[]>>> = {
  "wall-panel": ["", "open"],
  "stalled-machine": ["", "running"],
  "wall-door": ["", "coral", "gold"],
  "wall-picture": ["", "sea", "gem", "portrait"],
  "wall-lamp": ["", "gold", "silver"],
  rug: ["", "teal", "gold"],
  armchair: ["", "teal"],
  bed: ["", "coral"],
  crystal: ["", "violet"],
  "gem-tube": ["", "violet"],
  "mushroom-lamp": ["", "violet"],
  "score-board": ["", "marks"],
  "start-gate": ["", "lit"],
  column: ["", "ice"],
  pillar: ["", ...SHAPES],
  showcase: ["", "minibot", "empty"],
  machine: ["lights", "crates", "belts"],
  easel: [...SHAPES, ...SHAPES.map((name) => `${name}-painted`)],
  flag: Object.keys(TEAMS),
  cinema: ["", "lit"],
  backdrop: ["garden", "moon", "street"],
  "light-post": [...METALS, "diamond", ...METALS.map((name) => `${name}-dark`)],
  "act-door": [...METALS, "deep"].flatMap((name) => [name, `${name}-dark`]),
};
