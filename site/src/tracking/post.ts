import { API_BASE, CSRF_HEADER } from "@diamond-valley/schemas/protocol.ts";
import { csrfToken } from "@diamond-valley/web-kit/api.ts";
import type { Delivery, Post } from "./outbox.ts";

/**
 * Sends a batch from a page. With `keepalive` the browser finishes it after the page is gone; unlike a beacon it
 * carries the anti-forgery token.
 */
export const browserPost: Post = async (batch, { leaving, signal }) => {
  const once = async (): Promise<Response> =>
    fetch(`${API_BASE}/events`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", [CSRF_HEADER]: csrfToken(document.cookie) ?? "" },
      body: JSON.stringify(batch),
      keepalive: leaving,
      signal,
    });
  try {
    const response = await once();
    if (response.status !== 403 || leaving) return deliveryOf(response);
    // A token of an earlier session: the root sets a fresh one (spec 1 §7).
    await fetch("/", { credentials: "same-origin", signal });
    return deliveryOf(await once());
  } catch {
    return "unknown";
  }
};

function deliveryOf({ ok, status }: Response): Delivery {
  if (ok) return "taken";
  return status === 429 || status >= 500 ? "unknown" : "refused";
}
