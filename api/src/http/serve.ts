/** Serving one contract call: validated input in, a checked answer out. */
import { OpenAPIHono, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context, Env, MiddlewareHandler } from "hono";
import type { Facts, FieldErrors } from "@curat/contract/envelope";
import { HEADERS } from "@curat/contract/headers.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { type PdfFile, pdfAnswer } from "./pdf-answer.ts";
import { invalid } from "./refusal.ts";

// What a schema says nothing of itself is said in Romanian too.
z.config({ customError: () => MESSAGES.malformed });

export interface ApiEnv extends Env {
  /** Whose address it is that asks, where the door knows it. */
  Bindings: { visitor?: string };
  Variables: { visitor: string };
}
export type ApiApp = OpenAPIHono<ApiEnv>;

type Described = Pick<RouteConfig, "method" | "path" | "tags" | "summary" | "request" | "responses"> & Facts;
export type Call = Described & {
  responses: { 200: { content: { "application/json": { schema: z.ZodType } } } };
};
export type PdfCall = Described & { responses: { 200: { content: { "application/pdf": unknown } } } };
type Part<R extends Described, K extends "params" | "query"> = R["request"] extends {
  [key in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;
type Body<R extends Described> = R["request"] extends {
  body: { content: { "application/json": { schema: infer S extends z.ZodType } } };
}
  ? z.output<S>
  : undefined;

/** What a handler gets: the validated parts, and who asks. */
export interface Asked<R extends Described> {
  params: Part<R, "params">;
  query: Part<R, "query">;
  body: Body<R>;
  /** The address as sent, for the rare query that a schema can not describe. */
  url: URL;
  visitor: string;
  cartToken: string | undefined;
  userToken: string | undefined;
  consentId: string | undefined;
  /** What the visitor's browser calls itself. */
  userAgent: string | undefined;
}
export type AnswerOf<R extends Call> = z.input<R["responses"][200]["content"]["application/json"]["schema"]>;

/** A Hono app whose validation failures are 422 with the Romanian `errors` map. */
export function newApp(): ApiApp {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(errorsOf(result.error.issues));
    },
  });
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
  /** Fields that the call does not have, where it takes no others. */
  keys?: readonly string[];
}

/** Zod issues as `{ "customer.email": ["…"] }`; each field tells its first fault only. */
function errorsOf(issues: readonly Issue[]): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const { path, message, keys = [] } of issues) {
    const fields = keys.length > 0 ? keys.map((key) => [...path, key]) : [path];
    for (const field of fields) {
      const name = field.map(String).join(".") || "body";
      if (!errors.has(name)) errors.set(name, [message || MESSAGES.malformed]);
    }
  }
  // Whatever a field is called, it becomes one of the answer's own.
  return Object.fromEntries(errors);
}

/**
 * Mounts a contract call. The handler returns the body of the 200 answer or throws a Refusal.
 * With `checkAnswers` an answer that differs from the contract is a fault (500), found by any test that asks.
 */
export function serve<R extends Call>(
  app: ApiApp,
  route: R,
  handler: (asked: Asked<R>) => Promise<AnswerOf<R>>,
): void {
  const schema = route.responses[200].content["application/json"].schema;
  const answer = async (c: Context<ApiEnv>): Promise<Response> => {
    const body = await handler(askedOf<R>(c));
    if (checking.has(app)) {
      const { error } = schema.safeParse(body);
      if (error)
        throw new Error(`The answer of ${route.method} ${route.path} breaks the contract.`, { cause: error });
    }
    return c.json(body as object);
  };
  // The generic route hides its response types from Hono; `serve`'s own signature holds the handler to them.
  app.openapi(documented(takesForm(route) ? withForm(route) : route), answer as never);
}

/** Mounts a contract call that answers with a PDF. */
export function servePdf<R extends PdfCall>(
  app: ApiApp,
  route: R,
  handler: (asked: Asked<R>) => Promise<PdfFile>,
): void {
  const answer = async (c: Context<ApiEnv>): Promise<Response> => pdfAnswer(await handler(askedOf<R>(c)));
  app.openapi(documented(route), answer as never);
}

/** The route as the OpenAPI document shows it: what it has no words for stands in fields of our own. */
function documented({ access, effect, rate, ...route }: Mounted): RouteConfig {
  return {
    ...route,
    "x-access": typeof access === "object" ? "staff" : access,
    ...(typeof access === "object" && { "x-permission": access.staff }),
    "x-effect": effect,
    ...(rate && { "x-rate": rate }),
  };
}

type Mounted = Described & { middleware?: MiddlewareHandler };
const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i;

function takesForm(route: Described): boolean {
  return "multipart/form-data" in (route.request?.body?.content ?? {});
}

/** Of JSON and form only the one that was sent is read; Hono asks for both where the body is `required`. */
function withForm(route: Described): Mounted {
  const body = route.request?.body && { ...route.request.body, required: false };
  const middleware: MiddlewareHandler = async (c, next) => {
    // Without a type neither would be read, and nothing checked.
    if (!c.req.header("content-type")) throw invalid({ body: [MESSAGES.malformed] });
    await next();
  };
  return { ...route, request: { ...route.request, body }, middleware };
}

const checking = new WeakSet<ApiApp>();

/** Turns on the comparison of every answer with the contract. */
export function checkAnswers(app: ApiApp): void {
  checking.add(app);
}

function askedOf<R extends Described>(c: Context<ApiEnv>): Asked<R> {
  const valid = (part: "param" | "query" | "json" | "form"): unknown => c.req.valid(part as never);
  const isForm = FORM_TYPE.test(c.req.header("content-type") ?? "");
  return {
    params: valid("param") as Asked<R>["params"],
    query: valid("query") as Asked<R>["query"],
    body: valid(isForm ? "form" : "json") as Asked<R>["body"],
    url: new URL(c.req.url),
    visitor: c.get("visitor"),
    cartToken: c.req.header(HEADERS.cartId) || undefined,
    userToken: c.req.header(HEADERS.userToken) || undefined,
    consentId: c.req.header(HEADERS.consentId) || undefined,
    userAgent: c.req.header(HEADERS.visitorAgent) || undefined,
  };
}
