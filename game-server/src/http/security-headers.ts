import type { RequestHandler } from "express";
import helmet, { contentSecurityPolicy } from "helmet";

/** What a page, or a frame in it, could ask a browser for and this site has no use of. */
const unused = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const permissions = unused.map((feature) => `${feature}=()`).join(", ");

/**
 * Headers of every answer. Pages bring their own policy for scripts, with the hashes of their build, in a meta tag;
 * this one adds what a meta tag can't say. `https` is false only on a machine of one's own.
 */
export function securityHeaders(https: boolean): RequestHandler {
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": contentSecurityPolicy.dangerouslyDisableDefaultSrc,
        "frame-ancestors": ["'none'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        ...(https && { "upgrade-insecure-requests": [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
  });
  return (request, response, next) => {
    response.set("Permissions-Policy", permissions);
    guard(request, response, next);
  };
}

/** Headers of answers for programs: never kept, and nothing in them ever runs. */
export const apiHeaders: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "no-store");
  response.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  next();
};
