import * as z from "zod/mini";
import content from "../../content/support.json" with { type: "json" };

/** Where participants ask for help: by mail, and by chat where somebody staffs one (spec 1 §6). */
export const Support = z.strictObject({
  mail: z.email(),
  chat: z.nullable(z.url({ protocol: /^https$/ })),
});
export type Support = z.output<typeof Support>;

/** The support of this campaign. */
export const SUPPORT = Support.parse(content);
