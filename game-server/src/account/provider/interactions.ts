import { randomBytes } from "node:crypto";
import { type ErrorRequestHandler, type Request, type Response, Router, urlencoded } from "express";
import { errors, type Provider } from "oidc-provider";
import { type Language, renderChooser, renderErrorPage } from "./pages.ts";
import { NEW_PERSON, type Person, personOf } from "./persons.ts";

/** The pages between the site's question and the provider's answer: who are you? A hint answers without a click. */
export function interactionRoutes(
  provider: Provider,
  remember: (person: Person) => Promise<unknown>,
): Router {
  const router = Router();

  router.get("/interaction/:uid", async (request, response) => {
    const { params, uid } = await provider.interactionDetails(request, response);
    const hinted = typeof params.login_hint === "string" ? personOf(params.login_hint) : undefined;
    if (hinted) return finish(request, response, hinted);
    const language = languageOf(request, params.ui_locales);
    response
      .set("Cache-Control", "no-store")
      .set("Content-Security-Policy", chooserPolicy)
      .type("html")
      .send(renderChooser(language, `${request.baseUrl}/interaction/${uid}`));
  });

  router.post(
    "/interaction/:uid",
    urlencoded({ extended: false, limit: "2kb" }),
    async (request, response) => {
      const chosen = hintOf(request.body);
      const person = personOf(chosen === NEW_PERSON ? `new-${randomBytes(6).toString("hex")}` : chosen);
      if (person) return finish(request, response, person);
      const refusal = { error: "access_denied", error_description: "the person turned back" };
      await provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
    },
  );

  const tooLate: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (!(error instanceof errors.SessionNotFound)) return next(error);
    const page = renderErrorPage(languageOf(request, undefined), error.error);
    response.status(400).set("Content-Security-Policy", chooserPolicy).type("html").send(page);
  };
  router.use(tooLate);

  async function finish(request: Request, response: Response, person: Person): Promise<void> {
    await remember(person);
    const answer = { login: { accountId: person.sub, remember: false }, select_account: {} };
    await provider.interactionFinished(request, response, answer, { mergeWithLastSubmission: false });
  }

  return router;
}

/** No script, no picture, no font from anywhere: the page brings its one style sheet. */
const chooserPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

function hintOf(body: unknown): string {
  if (typeof body !== "object" || body === null || !("account" in body)) return "";
  return typeof body.account === "string" ? body.account : "";
}

/** What the site asked for, else what the browser prefers, else Korean. */
function languageOf(request: Request, asked: unknown): Language {
  const wanted = typeof asked === "string" ? asked.split(" ")[0]?.slice(0, 2) : undefined;
  if (wanted === "en" || wanted === "ko") return wanted;
  return request.acceptsLanguages(["ko", "en"]) === "en" ? "en" : "ko";
}
