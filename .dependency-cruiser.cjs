/**
 * Imports run one way: schemas <- game-server; schemas <- kits <- game-client <- site. The kits stand inside the folder
 * of the game and are packages of their own. bench may use all but the site.
 */
const only = (from, allowed) => ({
  name: `${from.replace("/", "-")}-imports-${allowed.join("-").replaceAll("/", "-") || "nobody"}`,
  comment: `${from} may import ${allowed.join(", ") || "no other package of the project"}.`,
  severity: "error",
  from: { path: `^${from}/` },
  to: {
    path: "^(schemas|game-server|game-client/(src|art-kit|web-kit)|site|bench)/",
    pathNot: `^(${[from, ...allowed].join("|")})/`,
  },
});

module.exports = {
  forbidden: [
    only("schemas", []),
    only("game-server", ["schemas"]),
    only("game-client/art-kit", ["schemas"]),
    only("game-client/web-kit", ["schemas"]),
    only("game-client/src", ["schemas", "game-client/art-kit", "game-client/web-kit"]),
    only("site", ["schemas", "game-client"]),
    only("bench", ["schemas", "game-server", "game-client"]),
    {
      name: "core-imports-no-feature",
      comment: "Core knows features by their contract (core/feature.ts) alone.",
      severity: "error",
      from: { path: "^game-client/src/core/" },
      to: { path: "^game-client/src/features/" },
    },
    {
      name: "features-apart",
      comment: "Features meet in core and know nothing of each other; only their list names them all.",
      severity: "error",
      from: { path: "^game-client/src/features/([^/]+)/" },
      to: { path: "^game-client/src/features/", pathNot: "^game-client/src/features/$1/" },
    },
    {
      name: "site-mounts-the-game",
      comment:
        "Of the game itself the site takes the mount, what fetches it ahead and the plugins of its build; all else is in the kits.",
      severity: "error",
      from: { path: "^site/" },
      to: { path: "^game-client/src/", pathNot: "^game-client/src/(Game\\.tsx|ahead\\.ts|build/[^/]+)$" },
    },
    {
      name: "no-circles",
      comment: "Modules in an import cycle can't be read or tested one by one.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      comment: "A module without importers is dead.",
      severity: "error",
      from: {
        orphan: true,
        pathNot: [
          "\\.test\\.tsx?$",
          "\\.config\\.ts$",
          "\\.d\\.ts$",
          "/main\\.ts$",
          "\\.tmj$",
          "\\.json$",
          // Fetched by pages as it is, for browsers that know no modules.
          "^site/public/",
          // A process of its own, which imports packages alone: it is frozen as one file.
          "^bench/src/bench/hub/bare-room\\.ts$",
          // Put in another's place by the build, which names it as a file.
          "^game-client/src/build/still-scrolling\\.tsx$",
        ],
      },
      to: {},
    },
    {
      name: "no-test-in-product",
      comment: "Product code must run without the tests and what they bring.",
      severity: "error",
      from: { path: "/src/", pathNot: ["\\.test\\.tsx?$", "/testing/", "^bench/"] },
      to: { path: ["\\.test\\.tsx?$", "/testing/"] },
    },
    {
      name: "resolvable",
      comment: "An import that leads nowhere fails at run time.",
      severity: "error",
      from: {},
      // `node` comes from a reference to its types; parts of Phaser are found by the bundler alone.
      to: { couldNotResolve: true, pathNot: ["^node$", "^phaser/src/"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["node_modules", "^bench/toy/", "^bench/containers/", "/dist/", "/\\.astro/"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
