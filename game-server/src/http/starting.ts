import type { RequestListener } from "node:http";
import english from "@diamond-valley/schemas/locales/en/site.json" with { type: "json" };
import korean from "@diamond-valley/schemas/locales/ko/site.json" with { type: "json" };

/** After how long (s) a waiting page asks again. */
const PATIENCE = 3;

/** Answers while the port is bound and not all parts work yet: pages wait and come again by themselves, calls are refused. */
export const starting: RequestListener = (request, response) => {
  response.statusCode = 503;
  response.setHeader("Retry-After", String(PATIENCE));
  response.setHeader("Cache-Control", "no-store");
  if (!request.headers.accept?.includes("text/html")) return response.end();
  const isEnglish = /^\/en(\/|\?|$)/.test(request.url ?? "");
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
  response.setHeader("Refresh", String(PATIENCE));
  response.end(isEnglish ? page("en", english.starting) : page("ko", korean.starting));
};

/** Complete in itself: nothing else is served yet. */
function page(language: string, { title, message }: { title: string; message: string }): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>
      body {
        margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem; box-sizing: border-box;
        color: #2b2a5a; background: linear-gradient(#a9eefa, #b9e878 70%, #74bf55); word-break: keep-all;
        font: 1rem/1.6 system-ui, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif; text-align: center;
      }
      main {
        padding: 2rem 1.75rem; background: #fffaf0; border: 4px solid #fff; border-radius: 22px;
        box-shadow: 0 5px 0 #ead9b6;
      }
      h1 { margin: 0 0 .5rem; font-size: 1.6rem; }
      p { margin: 0; }
    </style>
  </head>
  <body><main><h1>${title}</h1><p role="status">${message}</p></main></body>
</html>
`;
}
