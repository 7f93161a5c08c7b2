/** The typed API client (requirements: C9, C8: shared request layer), which does not load zod. */
import type { RouteConfig, z } from "@hono/zod-openapi";
import { tagsIn } from "./cache-tags.values.ts";
import type { Facts } from "./envelope.ts";
import { HEADERS } from "./headers.values.ts";
import { MESSAGES } from "./messages.values.ts";
import { signalsOf } from "./answer-notices.ts";
import type { Signals } from "./answer-notices.ts";
import { isRecord, textOf } from "./unknown-body.ts";

type Asking = Pick<RouteConfig, "method" | "path" | "request"> & Facts;
type AnyCall = Asking & {
  responses: { 200: { content: { "application/json": { schema: z.ZodType } } } };
};
type PdfCall = Asking & { responses: { 200: { content: { "application/pdf": unknown } } } };
type Wire<S> = S extends z.ZodType ? z.input<S> : never;
type Part<C extends Asking, Name extends "params" | "query"> =
  NonNullable<C["request"]> extends Record<Name, infer S> ? Wire<S> : never;
type Body<C extends AnyCall> =
  NonNullable<C["request"]> extends {
    body: { content: { "application/json": { schema: infer S } } };
  }
    ? Wire<S>
    : NonNullable<C["request"]> extends { body: { content: { "multipart/form-data": { schema: infer S } } } }
      ? Wire<S>
      : never;
type AsForm<C extends AnyCall> =
  NonNullable<C["request"]> extends { body: { content: { "multipart/form-data": unknown } } }
    ? { as?: "form" }
    : Record<never, never>;
type Field<Name extends string, Value> = [Value] extends [never]
  ? Record<never, never>
  : Record<never, never> extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value };

type ParamsOf<C extends Asking> = Field<"params", Part<C, "params">>;
type AddressOf<C extends Asking> = ParamsOf<C> & Field<"query", Part<C, "query">>;

/** Input of a call; `as: "form"` sends the body as form data. */
export type InputOf<C extends AnyCall> = ParamsOf<C> &
  Field<"query", Part<C, "query">> &
  Field<"body", Body<C>> &
  AsForm<C>;
export type AnswerOf<C extends AnyCall> = z.output<
  C["responses"][200]["content"]["application/json"]["schema"]
>;
type DataOf<C extends AnyCall> = AnswerOf<C> extends { data: infer D } ? D : undefined;

export interface Success<C extends AnyCall> {
  ok: true;
  status: 200;
  data: DataOf<C>;
  meta: AnswerOf<C> extends { meta: infer M } ? M : undefined;
  message?: string;
  body: AnswerOf<C>;
}
export interface Failed {
  ok: false;
  status: number;
  message?: string;
  errors?: Record<string, string[]>;
  error?: string;
  body?: unknown;
}
export type Result<C extends AnyCall> = Success<C> | Failed;
type Arguments<C extends AnyCall> =
  Record<never, never> extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>];

export interface ClientOptions {
  fetch: typeof fetch;
  /** Includes the version, without a trailing slash: https://…/api/v1 */
  baseUrl: string;
  apiKey: string;
  headerNames?: Partial<Record<keyof typeof HEADERS, string>>;
  token?: string;
  cartId?: string;
  staffToken?: string;
  /** True for requests that no person triggered, such as automatic refreshes. */
  isBackground?: boolean;
  consentId?: string;
  visitor?: string;
  visitorAgent?: string;
  read?: (route: RouteConfig, answer: { status: number; body: unknown }) => { status: number; body: unknown };
  /** Called for every response, including failed ones. */
  onSignals?: (
    signals: Signals,
    call: { method: string; path: string; effect: Facts["effect"]; status: number },
  ) => void;
}
export interface Client {
  /** Makes one call. HTTP errors return `ok: false`, and so do network failures, with status 503. */
  call<const C extends AnyCall>(route: C, ...input: Arguments<C>): Promise<Result<C>>;
  /** Downloads a file; undefined when it is missing or the API is unreachable. */
  file<const C extends PdfCall>(
    route: C,
    ...input: Record<never, never> extends AddressOf<C> ? [input?: AddressOf<C>] : [input: AddressOf<C>]
  ): Promise<Response | undefined>;
}

const AGENT_SIGNS = 512;

/** Creates a client that sends one visitor's headers with every call. */
export function createClient(options: ClientOptions): Client {
  const names = { ...HEADERS, ...options.headerNames };

  function headersFor({ opensSession, asksConsent }: Facts): Headers {
    const headers = new Headers({ accept: "application/json" });
    if (options.apiKey) headers.set(names.apiKey, options.apiKey);
    if (options.token && !opensSession) headers.set(names.userToken, options.token);
    if (options.staffToken && !opensSession) headers.set(names.staffToken, options.staffToken);
    if (options.isBackground) headers.set(names.staffBackground, "1");
    if (options.cartId) headers.set(names.cartId, options.cartId);
    if (options.consentId && asksConsent) headers.set(names.consentId, options.consentId);
    if (options.visitor) headers.set(names.visitor, options.visitor);
    if (options.visitorAgent && opensSession)
      headers.set(names.visitorAgent, options.visitorAgent.slice(0, AGENT_SIGNS));
    return headers;
  }

  return {
    async file(route, ...[input]) {
      const { params, query } = (input ?? {}) as Loose;
      const headers = headersFor(route);
      headers.set("accept", "*/*");
      const answer = await options
        .fetch(options.baseUrl + fillPath(route.path, params) + queryString(query), {
          method: route.method.toUpperCase(),
          headers,
        })
        .catch(() => undefined);
      return answer?.ok ? answer : undefined;
    },
    async call(route, ...[input]) {
      const { method, path, effect } = route;
      const { params, query, body, as } = (input ?? {}) as Loose;
      const headers = headersFor(route);
      // For forms, fetch sets the content type itself, including the boundary.
      if (body !== undefined && as !== "form") headers.set("content-type", "application/json");
      const init = {
        method: method.toUpperCase(),
        headers,
        body: as === "form" ? formOf(body) : JSON.stringify(body),
      };
      const answer = await send(
        options.fetch,
        options.baseUrl + fillPath(path, params) + queryString(query),
        init,
      );
      options.onSignals?.(
        { ...signalsOf(answer.body, answer.status, route), tags: answer.tags },
        {
          method,
          path,
          effect,
          status: answer.status,
        },
      );
      const read = options.read ? options.read(route as unknown as RouteConfig, answer) : answer;
      // `read` returns the shape of the call's own schema.
      return toResult(read.body, read.status) as never;
    },
  };
}

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  as?: "form";
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(body) ? body : {}))
    if (value instanceof File) form.set(name, value);
    else if (value !== undefined && value !== null) form.set(name, written(value));
  return form;
}

async function send(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown; tags?: string[] | undefined }> {
  try {
    const response = await fetcher(url, init);
    const text = await response.text();
    const body = text === "" ? undefined : (JSON.parse(text) as unknown);
    // Callers do not distinguish 201 and 202 from 200.
    return { status: response.ok ? 200 : response.status, body, tags: tagsIn(response.headers) };
  } catch {
    return { status: 503, body: init.method === "GET" ? undefined : { message: MESSAGES.unavailable } };
  }
}

/** Inserts encoded parameters into a path such as `/categories/{id}`. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(written(params[name])));
}

/** Builds `?a=1&b=2&b=3`; absent values are omitted, and keys such as `items[12]` are not escaped. */
export function queryString(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value]
      .flat()
      .flatMap((one) =>
        one === undefined || one === null ? [] : [`${queryKey(key)}=${encodeURIComponent(written(one))}`],
      ),
  );
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

/** Replaces lone surrogates, which truncated text can contain and which cannot be URL-encoded. */
function written(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value).toWellFormed()
    : "";
}

function queryKey(key: string): string {
  return encodeURIComponent(key).replaceAll("%5B", "[").replaceAll("%5D", "]");
}

function toResult(body: unknown, status: number): object {
  const fields = isRecord(body) ? body : {};
  if (status === 200)
    return { ok: true, status, data: fields.data, meta: fields.meta, message: textOf(fields.message), body };
  return {
    ok: false,
    status,
    message: textOf(fields.message),
    errors: isRecord(fields.errors) ? fields.errors : undefined,
    error: textOf(fields.error),
    body,
  };
}
