import { Router } from "express";

/** A part that the server needs, and whether it works now. */
export type Check = () => Promise<boolean> | boolean;

/** How long (ms) a part may take to say that it works. */
const patience = 2_000;

/** `GET /healthz`: the process lives. `GET /readyz`: every part works, else 503 with the names of those that don't. */
export function healthRoutes(checks: Record<string, Check>): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });
  router.get("/readyz", async (_request, response) => {
    const results = await statesOf(checks);
    const ready = results.every(([, ok]) => ok);
    response
      .set("Cache-Control", "no-store")
      .status(ready ? 200 : 503)
      .json({ status: ready ? "ok" : "not-ready", checks: Object.fromEntries(results) });
  });
  return router;
}

/** Each part by name, and whether it works now. */
export function statesOf(checks: Record<string, Check>): Promise<(readonly [string, boolean])[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await works(check)] as const),
  );
}

async function works(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([Promise.resolve().then(check), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
