import type { MiddlewareHandler } from "hono";
import type { FieldErrors } from "@curat/contract/envelope";
import { mediaNamedIn } from "@curat/contract/media.values";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { ApiEnv } from "./access-checks.ts";
import { invalid } from "./refusal.ts";

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/** Throws 422 if a JSON body contains a URL below /media/ without a file, with an error for each such field. */
export const checkMedia: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const isJson = JSON_TYPE.test(c.req.header("content-type") ?? "");
  const body: unknown = isJson ? await c.req.json().catch(() => undefined) : undefined;
  const named = mediaByField(body);
  if (named.size > 0) {
    const unknown = await c.get("door").unknownMedia([...new Set([...named.values()].flat())]);
    const errors: FieldErrors = {};
    for (const [field, addresses] of named)
      if (addresses.some((address) => unknown.has(address))) errors[field] = [STAFF_MESSAGES.unknownMedium];
    if (Object.keys(errors).length > 0) throw invalid(errors);
  }
  await next();
};

/** Returns the URLs below /media/, keyed by field. Iterative, because deep nesting would overflow the stack. */
function mediaByField(body: unknown): Map<string, string[]> {
  const named = new Map<string, string[]>();
  const waiting: { value: unknown; field: string }[] = [{ value: body, field: "" }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, field } = place;
    if (typeof value === "string") {
      const addresses = mediaNamedIn(value);
      if (addresses.length > 0) named.set(field || "body", addresses);
    } else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value))
        waiting.push({ value: inner, field: field ? `${field}.${key}` : key });
  }
  return named;
}
