/** What every answer of the API is wrapped in (decisions/0042: The HTTP contract). */
import { createRoute, z } from "@hono/zod-openapi";
import type { RouteConfig } from "@hono/zod-openapi";
import type { Lei, LeiNumber } from "./lei.values.ts";
import type { Permission } from "./staff/permissions.values.ts";

/** Money on the wire: lei with tax, at most two decimals (12.5 is 12 lei 50 bani). Inside the API it is integer bani. */
export const lei = z
  .number()
  .openapi({ description: "lei, tax included", example: 12.5 }) as unknown as z.ZodType<LeiNumber, Lei>;

/** The same schema for amounts that come from outside: whoever reads them gets `Lei`. */
export function sentLei(schema: z.ZodType<number, number>): z.ZodType<Lei, number> {
  return schema as unknown as z.ZodType<Lei, number>;
}

export const failure = z
  .object({
    message: z.string().optional(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    error: z.enum(["token_not_provided", "token_expired", "second_factor_required"]).optional(),
    data: z.unknown().optional(),
  })
  .openapi("Failure");
export type Failure = z.infer<typeof failure>;
/** Messages by the field that they stand at, as a 422 carries them. */
export type FieldErrors = NonNullable<Failure["errors"]>;

/** Links of a page; they stand beside `data` and again in `meta`. */
export const pageLinks = {
  current_page: z.int(),
  prev_page_url: z.string().nullable(),
  next_page_url: z.string().nullable(),
};
export const pageMeta = z
  .object({
    ...pageLinks,
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
    /** True where no more than `total` were counted, though there are more. */
    more_than_total: z.boolean().optional(),
    /** Ours, in lists of products: something in the list has a price of a bucket, by which it can be sorted. */
    has_buckets: z.boolean().optional(),
    /** Ours, in lists by family: how many families of variants there are; pages count them, `total` products. */
    families: z.int().optional(),
    from: z.int().nullable(),
    to: z.int().nullable(),
  })
  .openapi("PageMeta");
export type PageMeta = z.infer<typeof pageMeta>;

/** Success: `{ data, message? }`. */
export function one<S extends z.ZodType>(schema: S) {
  return z.object({ data: schema, message: z.string().optional() });
}

/** Success of a call that says no more than its message. */
export const done = one(z.null());

/** Success with pages: the links stand beside `data` and again in `meta`. */
export function paged<S extends z.ZodType>(item: S) {
  return z.object({ data: z.array(item), meta: pageMeta, ...pageLinks, message: z.string().optional() });
}

const FAILURES = {
  401: "API key or user token missing, unknown or expired",
  403: "Not allowed",
  404: "Not found",
  409: "The data changed meanwhile",
  413: "Body too large",
  422: "Malformed input; `errors` maps fields to Romanian messages",
  429: "Too many requests",
  503: "Temporarily unavailable",
} as const;

function failures() {
  const content = { "application/json": { schema: failure } };
  const entries = Object.entries(FAILURES).map(([status, description]) => [status, { content, description }]);
  return Object.fromEntries(entries) as Record<
    keyof typeof FAILURES,
    { content: typeof content; description: string }
  >;
}

/**
 * Who may make a call: anyone, a logged-in customer, one of the shop's people or a program of theirs with that
 * permission, or with one of those. "staff" is any of the people who is logged in, about himself; "entrance" anyone who stands before the
 * staff's door: from their networks, not logged in yet.
 */
export type Access = "public" | "customer" | "entrance" | "staff" | PermittedAccess;
export interface PermittedAccess {
  readonly staff: Permission | readonly Permission[];
}

/** The permissions that open a call; any one of them does. */
export function permissionsFor({ staff }: PermittedAccess): readonly Permission[] {
  return typeof staff === "string" ? [staff] : staff;
}

/** Whether a call changes something, whatever its method says. */
export type Effect = "read" | "write";
/** What calls are counted together by, for each address and minute; the API sets how many it lets through. */
export type Rate = "writes" | "orders" | "forms" | "companies" | "lookups" | "papers";

/** What few calls have to say of themselves. */
interface Traits {
  /** Anyone may ask, and yet each is told something of his own: no cache keeps the answer. */
  readonly isPersonal: boolean;
  /** A session may come of it: no token of another one goes along, but what the visitor's browser calls itself. */
  readonly opensSession: boolean;
  /** The visitor's last choice about cookies goes along. */
  readonly asksConsent: boolean;
  /** A 301 in the body is the answer to the question, and not where the visitor is sent. */
  readonly tellsRedirects: boolean;
  /**
   * Staff may call it only within ten minutes of showing a second factor. Later calls get 403 with
   * `error: "second_factor_required"` until the person shows one again (staff/session.ts: renewSecondFactor). A program cannot
   * show one: its key passes, because a person confirmed the key's permissions when it was made. `KEYLESS_PERMISSIONS` lists
   * what no key may do.
   */
  readonly isSensitive: boolean;
  /** It reads alone and takes long: a replica of the database may answer it. */
  readonly readsAside: boolean;
  /** The log of staff acts leaves it out: it changes no record of the shop, and pages repeat it. */
  readonly isUnlogged: boolean;
  /** Bytes of the largest body, where it is not that of all other calls. */
  readonly largestBody: number | undefined;
}

/** What serving and asking need to know of a call beyond its fields. */
export interface Facts<A extends Access = Access> extends Traits {
  readonly access: A;
  readonly effect: Effect;
  /** Undefined for what is not counted. */
  readonly rate: Rate | undefined;
}

interface CallConfig<
  Path extends string,
  Method extends RouteConfig["method"],
  A extends Access,
  Request extends RouteConfig["request"],
> extends Partial<Traits> {
  method: Method;
  path: Path;
  tag: string;
  summary: string;
  access: A;
  effect: Effect;
  /** Left out, writes are counted together and reads are not counted. */
  rate?: Rate;
  request?: Request;
}

/** Describes one HTTP call: where it is, who may make it, what it takes (`request`), what it answers with status 200. */
export function call<
  const Path extends string,
  const Method extends RouteConfig["method"],
  const A extends Access,
  Answer extends z.ZodType,
  const Request extends NonNullable<RouteConfig["request"]> = Record<never, never>,
>(config: CallConfig<Path, Method, A, Request> & { answer: Answer }) {
  const success = { content: { "application/json": { schema: config.answer } }, description: "Success" };
  return described(config, success);
}

/** Describes a call that answers with a PDF. */
export function pdfCall<
  const Path extends string,
  const Method extends RouteConfig["method"],
  const A extends Access,
  const Request extends NonNullable<RouteConfig["request"]> = Record<never, never>,
>(config: CallConfig<Path, Method, A, Request> & { fileName: string }) {
  const schema = z.string().openapi({ format: "binary" });
  return described(config, { content: { "application/pdf": { schema } }, description: config.fileName });
}

function described<
  Path extends string,
  Method extends RouteConfig["method"],
  A extends Access,
  Request extends NonNullable<RouteConfig["request"]>,
  Success extends RouteConfig["responses"][string],
>(config: CallConfig<Path, Method, A, Request>, success: Success) {
  const { method, path, tag, summary, access, effect, rate, request } = config;
  const facts: Facts<A> = {
    access,
    effect,
    rate: rate ?? (effect === "write" ? "writes" : undefined),
    isPersonal: config.isPersonal ?? false,
    opensSession: config.opensSession ?? false,
    asksConsent: config.asksConsent ?? false,
    tellsRedirects: config.tellsRedirects ?? false,
    isSensitive: config.isSensitive ?? false,
    readsAside: config.readsAside ?? false,
    isUnlogged: config.isUnlogged ?? false,
    largestBody: config.largestBody,
  };
  const route = createRoute({
    method,
    path,
    tags: [tag],
    summary,
    request: (request ?? {}) as Request,
    responses: { 200: success, ...failures() },
  });
  return Object.assign(route, facts);
}

/** A JSON request body. */
export function json<S extends z.ZodType>(schema: S) {
  return { content: { "application/json": { schema } }, required: true } as const;
}

/** The same fields as JSON or as a form with `multipart/form-data`, whose values are texts. */
export function jsonOrForm<S extends z.ZodType>(schema: S) {
  return {
    content: { "application/json": { schema }, "multipart/form-data": { schema } },
    required: true,
  } as const;
}

/** A form with `multipart/form-data` alone: files are no JSON. */
export function form<S extends z.ZodType>(schema: S) {
  return { content: { "multipart/form-data": { schema } }, required: true } as const;
}

/** The id in a path such as /categories/{id}; anything but digits is an unknown id. */
export const idParam = z.object({ id: z.string().openapi({ example: "12" }) });

/** Query values arrive once, several times (`a=1&a=2`), or as `a[]=1`; all become a list. */
export const listQuery = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) =>
    value === undefined
      ? []
      : [value]
          .flat()
          .flatMap((part) => part.split(","))
          .filter(Boolean),
  );

/** A whole number in an address; nonsense falls back rather than failing (a broken address shows a list). */
export function numberQuery(fallback: number, min: number, max: number) {
  return z
    .string()
    .optional()
    .transform((text) => {
      const value = text === undefined || text.trim() === "" ? fallback : Number(text);
      return Number.isInteger(value) && value >= min && value <= max ? value : fallback;
    });
}
