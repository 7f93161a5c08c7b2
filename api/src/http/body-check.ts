/** What is refused in any body before its schema reads it, at the field where it stands. */
import type { Context, MiddlewareHandler } from "hono";
import { MESSAGES } from "@curat/contract/messages.values";
import { invalid } from "./refusal.ts";

/** A value inside of a body, and how it is reached. */
interface Place {
  value: unknown;
  key: string;
  parent: Place | undefined;
}

/**
 * 422 for text that PostgreSQL does not keep (a NUL, half of a surrogate pair), and for a `length` that is an object:
 * zod measures what holds it as if it were text, and throws when it compares.
 */
export const checkBody: MiddlewareHandler = async (c, next) => {
  const fault = firstFault(await bodyOf(c));
  if (fault) throw invalid({ [pathOf(fault)]: [MESSAGES.malformed] });
  await next();
};

/** Undefined when there is none or it is no JSON, which the call's own validation says. */
async function bodyOf(c: Context): Promise<unknown> {
  if (c.req.method === "GET") return undefined;
  const type = c.req.header("content-type") ?? "";
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return await c.req.json().catch(() => undefined);
  if (!/^multipart\/form-data\b/i.test(type)) return undefined;
  const form = await c.req.formData().catch(() => {
    throw invalid({ body: [MESSAGES.malformed] });
  });
  return Object.fromEntries(form);
}

/** Walks without calling itself: a body may be nested deeper than the stack. */
function firstFault(body: unknown): Place | undefined {
  const waiting: Place[] = [{ value: body, key: "", parent: undefined }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value } = place;
    if (!isKept(place.key) || (typeof value === "string" && !isKept(value))) return place;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const part = { value: inner, key, parent: place };
      if (key === "length" && typeof inner === "object" && inner !== null) return part;
      waiting.push(part);
    }
  }
  return undefined;
}

function isKept(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | undefined = place; at?.parent; at = at.parent) keys.unshift(at.key);
  return keys.join(".") || "body";
}
