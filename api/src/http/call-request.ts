import type { RouteConfig, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Facts } from "@curat/contract/envelope";
import { HEADERS } from "@curat/contract/headers.values";
import type { Caller } from "./caller.ts";
import type { ApiEnv, AskAgain } from "./access-checks.ts";

export type Described = Pick<
  RouteConfig,
  "method" | "path" | "tags" | "summary" | "description" | "request" | "responses"
> &
  Facts;
export type Call = Described & {
  responses: { 200: { content: { "application/json": { schema: z.ZodType } } } };
};
export type PdfCall = Described & { responses: { 200: { content: { "application/pdf": unknown } } } };
export type AnswerOf<R extends Call> = z.input<R["responses"][200]["content"]["application/json"]["schema"]>;

type Part<R extends Described, K extends "params" | "query"> = R["request"] extends {
  [key in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;
type Body<R extends Described> = R["request"] extends {
  body: { content: { "application/json": { schema: infer S extends z.ZodType } } };
}
  ? z.output<S>
  : R["request"] extends {
        body: { content: { "multipart/form-data": { schema: infer S extends z.ZodType } } };
      }
    ? z.output<S>
    : undefined;

interface Sent<R extends Described> {
  params: Part<R, "params">;
  query: Part<R, "query">;
  body: Body<R>;
  url: URL;
  visitor: string;
  cartToken: string | undefined;
  userToken: string | undefined;
  consentId: string | undefined;
  userAgent: string | undefined;
  callAs: AskAgain;
  /** Declares the response's cache tags. Caches drop the response when one of these tags is touched. */
  madeOf(tags: readonly string[]): void;
}
/**
 * The input of a call's handler: the validated request, and the caller as far as the call's access identifies
 * them.
 */
export type CallRequest<R extends Described> = Sent<R> & Caller<R["access"]>;

const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i;

/** Combines the authenticated caller and the validated input; `tags` receives the response's cache tags. */
export function callRequestOf<R extends Described>(
  c: Context<ApiEnv>,
  tags = new Set<string>(),
): CallRequest<R> {
  const valid = (part: "param" | "query" | "json" | "form"): unknown => c.req.valid(part as never);
  const isForm = FORM_TYPE.test(c.req.header("content-type") ?? "");
  const sent: Sent<R> = {
    params: valid("param") as Sent<R>["params"],
    query: valid("query") as Sent<R>["query"],
    body: valid(isForm ? "form" : "json") as Sent<R>["body"],
    url: new URL(c.req.url),
    visitor: c.get("visitor"),
    cartToken: c.req.header(HEADERS.cartId) || undefined,
    userToken: c.req.header(HEADERS.userToken) || undefined,
    consentId: c.req.header(HEADERS.consentId) || undefined,
    userAgent: c.req.header(HEADERS.visitorAgent) || undefined,
    callAs: c.get("callAs"),
    madeOf: (more) => more.forEach((tag) => tags.add(tag)),
  };
  // Authentication only admits callers that match this access.
  return { ...sent, ...c.get("caller") } as CallRequest<R>;
}
