import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MESSAGES } from "@curat/contract/messages.values";
import { Refusal } from "./refusal.ts";

const MAX_BODY_BYTES = 256 * 1024;

/**
 * Returns a middleware that throws 413 for a body of more than `maxSize` bytes. A declared length is not
 * verified here, because the HTTP server enforces it.
 */
export function limitBody(maxSize = MAX_BODY_BYTES): MiddlewareHandler {
  const countBody = bodyLimit({ maxSize, onError: tooLarge });
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const length = c.req.header("content-length");
    if (length === undefined || c.req.header("transfer-encoding")) return countBody(c, next);
    return Number(length) > maxSize ? tooLarge() : next();
  };
}

function tooLarge(): never {
  throw new Refusal(413, { message: MESSAGES.tooLarge });
}
