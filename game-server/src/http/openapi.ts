import { Router } from "express";

/** `GET /openapi.json`: what every call takes and answers, made of the contracts that both sides share. */
export function openApiRoutes(): Router {
  const router = Router();
  let document: string | undefined;
  router.get("/openapi.json", async (_request, response) => {
    // Nothing else at run time needs the contracts of answers.
    document ??= await writeDocument();
    response.type("application/json").send(document);
  });
  return router;
}

async function writeDocument(): Promise<string> {
  const [{ CALLS }, { openApi }] = await Promise.all([
    import("@diamond-valley/schemas/api/calls.ts"),
    import("@diamond-valley/schemas/api/openapi.ts"),
  ]);
  return JSON.stringify(openApi(CALLS));
}
