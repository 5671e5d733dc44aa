import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";

/** What was saved as a picture. */
export interface SavedPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Different colours among 400 points all over it. */
  readonly colours: number;
}

/** What `press` saves, as another program would open it. */
export async function savedPicture(page: Page, press: () => Promise<void>): Promise<SavedPicture> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const png = await buffer(await download.createReadStream());
  const seen = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const { width, height } = image;
      const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
      if (!context) throw new Error("no canvas to look at a picture on");
      context.drawImage(image, 0, 0);
      const colours = new Set<string>();
      for (let row = 0.5; row < 20; row += 1)
        for (let column = 0.5; column < 20; column += 1)
          colours.add(context.getImageData((width * column) / 20, (height * row) / 20, 1, 1).data.join());
      return { width, height, colours: colours.size };
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return { name: download.suggestedFilename(), ...seen };
}
