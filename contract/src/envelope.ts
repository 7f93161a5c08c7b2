/** Envelopes of API responses (decisions/0042: The HTTP contract). */
import { createRoute, z } from "@hono/zod-openapi";
import type { RouteConfig } from "@hono/zod-openapi";
import type { Lei, LeiNumber } from "./lei.values.ts";
import type { Permission } from "./staff/permissions.values.ts";

/** Amount in lei including VAT, with at most two decimals. Inside the API, amounts are integer bani. */
export const lei = z
  .number()
  .openapi({ description: "lei, tax included", example: 12.5 }) as unknown as z.ZodType<LeiNumber, Lei>;

/** Gives an amount in a request the type `Lei`. */
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
/** Messages keyed by field name, as in a 422 response. */
export type FieldErrors = NonNullable<Failure["errors"]>;

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
    /** True when counting stopped at `total`, although there are more entries. */
    more_than_total: z.boolean().optional(),
    /** Extension, in product lists: true when some product has a bucket price and clients can sort by it. */
    has_buckets: z.boolean().optional(),
    /** Extension, in lists by family: pagination counts families, while `total` counts products. */
    families: z.int().optional(),
    from: z.int().nullable(),
    to: z.int().nullable(),
  })
  .openapi("PageMeta");
export type PageMeta = z.infer<typeof pageMeta>;

/** Envelope of a successful response with data. */
export function one<S extends z.ZodType>(schema: S) {
  return z.object({ data: schema, message: z.string().optional() });
}

export const done = one(z.null());

/** Envelope of a paginated response; pagination fields are repeated in `meta`. */
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
 * "staff" is any logged-in staff member, "entrance" anyone on the staff login pages who connects from an
 * allowed network.
 */
export type Access = "public" | "customer" | "entrance" | "staff" | PermittedAccess;
export interface PermittedAccess {
  readonly staff: Permission | readonly Permission[];
}

/** Returns the permissions that allow the call; any one of them is enough. */
export function permissionsFor({ staff }: PermittedAccess): readonly Permission[] {
  return typeof staff === "string" ? [staff] : staff;
}

/** Whether a call changes data, independently of its HTTP method. */
export type Effect = "read" | "write";
export type Rate = "writes" | "orders" | "forms" | "companies" | "lookups" | "papers";

interface Traits {
  /** The response depends on the caller, which rules out shared caching. */
  readonly isPersonal: boolean;
  /** The call may open a session, so it is sent with the browser's user agent and without a user token. */
  readonly opensSession: boolean;
  /** The call is sent with the id of the visitor's latest cookie choice. */
  readonly asksConsent: boolean;
  /** A 301 in the body is the call's result and does not redirect the visitor. */
  readonly returnsRedirects: boolean;
  /**
   * Staff need a second-factor check of the last ten minutes; otherwise 403 with `error:
   * "second_factor_required"`.
   */
  readonly isSensitive: boolean;
  /** A database replica may serve this slow, read-only call. */
  readonly fromReplica: boolean;
  /** Not written to the audit log, because it changes no shop record and pages repeat it often. */
  readonly isUnlogged: boolean;
  readonly maxBodyBytes: number | undefined;
}

export interface Facts<A extends Access = Access> extends Traits {
  readonly access: A;
  readonly effect: Effect;
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
  /** Defaults to the shared limit for writes and to no limit for reads. */
  rate?: Rate;
  request?: Request;
}

/** Describes one HTTP call: its path, who may make it, its input (`request`) and its 200 response. */
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
    returnsRedirects: config.returnsRedirects ?? false,
    isSensitive: config.isSensitive ?? false,
    fromReplica: config.fromReplica ?? false,
    isUnlogged: config.isUnlogged ?? false,
    maxBodyBytes: config.maxBodyBytes,
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

export function json<S extends z.ZodType>(schema: S) {
  return { content: { "application/json": { schema } }, required: true } as const;
}

/** Describes a body sent as JSON or as `multipart/form-data`, in which all values are strings. */
export function jsonOrForm<S extends z.ZodType>(schema: S) {
  return {
    content: { "application/json": { schema }, "multipart/form-data": { schema } },
    required: true,
  } as const;
}

export function form<S extends z.ZodType>(schema: S) {
  return { content: { "multipart/form-data": { schema } }, required: true } as const;
}

/** A non-numeric id is treated as an unknown one. */
export const idParam = z.object({ id: z.string().openapi({ example: "12" }) });

/** Accepts `a=1`, `a=1&a=2` and `a[]=1`. */
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

/** Parses a whole number in a URL; invalid values become the fallback. */
export function numberQuery(fallback: number, min: number, max: number) {
  return z
    .string()
    .optional()
    .transform((text) => {
      const value = text === undefined || text.trim() === "" ? fallback : Number(text);
      return Number.isInteger(value) && value >= min && value <= max ? value : fallback;
    });
}
