// Loaded into the server's process before its own code: counts the calls of every function, and answers the counts
// since the last question to whoever asks on the port RECORDER_PORT. Other processes take no notice.
import { createServer } from "node:http";
import { Session } from "node:inspector/promises";

if (process.argv[1]?.endsWith("game-server/src/main.ts")) {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const server = createServer((_request, response) => {
    session.post("Profiler.takePreciseCoverage").then(
      ({ result }) => response.end(JSON.stringify(result)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  server.listen(Number(process.env.RECORDER_PORT), "127.0.0.1").unref();
}
