/**
 * Text that cannot be stored is rejected with an error for its field, before the call's schema parses the
 * body.
 */
import type { Context, MiddlewareHandler } from "hono";
import { storableText } from "@curat/contract/text.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { invalid } from "./refusal.ts";

interface Place {
  value: unknown;
  key: string;
  parent: Place | undefined;
}

/**
 * Throws 422 for text that PostgreSQL cannot store (a NUL, half of a surrogate pair).
 * Also rejects a `length` that is an object, because zod would mistake the surrounding object for text and
 * throw on comparison.
 */
export const checkBody: MiddlewareHandler = async (c, next) => {
  const fault = firstFault(await bodyOf(c));
  if (fault) throw invalid({ [pathOf(fault)]: [MESSAGES.malformed] });
  await next();
};

/** Normalises text in the body (`storableText`), so that schemas validate the form that is stored. */
export const composeBody: MiddlewareHandler = async (c, next) => {
  const body = await bodyOf(c);
  // Most bodies are already normalised and are left as sent.
  if (findInside(body, ({ value }) => typeof value === "string" && value !== storableText(value))) {
    if (FORM.test(c.req.header("content-type") ?? "")) composeForm(await c.req.formData());
    // Composing Unicode characters never changes the JSON syntax around them.
    else c.req.bodyCache = { text: Promise.resolve(storableText(jsonOf(body))) as never };
  }
  await next();
};

/** Throws 422 if the body is nested deeper than the stack. */
function jsonOf(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ body: [MESSAGES.malformed] });
    throw error;
  }
}

function composeForm(form: FormData): void {
  for (const name of new Set(form.keys())) {
    const values = form
      .getAll(name)
      .map((value) => (typeof value === "string" ? storableText(value) : value));
    form.delete(name);
    for (const value of values) form.append(name, value);
  }
}

const FORM = /^multipart\/form-data\b/i;

async function bodyOf(c: Context): Promise<unknown> {
  if (c.req.method === "GET") return undefined;
  const type = c.req.header("content-type") ?? "";
  if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return await c.req.json().catch(() => undefined);
  if (!FORM.test(type)) return undefined;
  const form = await c.req.formData().catch(() => {
    throw invalid({ body: [MESSAGES.malformed] });
  });
  return Object.fromEntries(form);
}

function firstFault(body: unknown): Place | undefined {
  return findInside(body, ({ value, key, parent }) => {
    if (!isStorable(key) || (typeof value === "string" && !isStorable(value))) return true;
    return parent !== undefined && key === "length" && typeof value === "object" && value !== null;
  });
}

/**
 * Returns a place inside the body for which `isIt` is true. Iterative, because deep nesting would overflow the stack.
 */
function findInside(body: unknown, isIt: (place: Place) => boolean): Place | undefined {
  const waiting: Place[] = [{ value: body, key: "", parent: undefined }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (isIt(place)) return place;
    const { value } = place;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) waiting.push({ value: inner, key, parent: place });
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | undefined = place; at?.parent; at = at.parent) keys.unshift(at.key);
  return keys.join(".") || "body";
}
