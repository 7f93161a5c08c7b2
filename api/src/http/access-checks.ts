/** Authentication, rate limits and input checks run before every call, as declared in its contract. */
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, Env, MiddlewareHandler } from "hono";
import { type Access, type Facts, permissionsFor, type Rate } from "@curat/contract/envelope";
import { HEADERS } from "@curat/contract/headers.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import type { Caller, Customer, Person, Staff } from "./caller.ts";
import { checkBody, composeBody } from "./body-check.ts";
import { limitBody } from "./body-limit.ts";
import { checkMedia } from "./media-check.ts";

export interface AccessChecks {
  /** Counts a request from an address; 429 above the limit. */
  count(rate: Rate, visitor: string): Promise<void>;
  /** Returns the customer with this session token; 401 without a valid one. */
  customer(token: string | undefined): Promise<Customer>;
  /** Throws 404 if the request comes from a network that may not make staff calls. */
  entrance(requested: StaffRequest): void;
  /**
   * Returns the staff member or API key; 404 from a disallowed network, 401 without credentials, 403 without
   * the permission.
   */
  staff(sent: StaffCredentials, requested: StaffRequest): Promise<Staff>;
  person(sent: StaffCredentials, requested: StaffRequest): Promise<Person>;
  unknownMedia(addresses: readonly string[]): Promise<ReadonlySet<string>>;
  acted(staff: Staff, requested: StaffRequest, status: number): void;
  readDeferred<T>(read: () => Promise<T>): Promise<T>;
  readOnly<T>(read: () => Promise<T>): Promise<T>;
  checksAnswers: boolean;
}
export interface StaffCredentials {
  /** A session token. If a key is also sent, the token is used. */
  token: string | undefined;
  key: string | undefined;
  /** True for requests that no person triggered, such as polling. They do not extend the session. */
  isBackground?: boolean;
}
export interface StaffRequest {
  permissions: readonly Permission[] | undefined;
  isSensitive: boolean;
  method: string;
  path: string;
  /** IP address of the connection, rather than the visitor address that a caller passes on. */
  from: string;
}

/** `path` is relative to the API's base path. */
export type AskAgain = (call: { method: string; path: string; body: object }) => Promise<Response>;

export interface ApiEnv extends Env {
  /** The client address of the connection, if known. */
  Bindings: { visitor?: string };
  Variables: {
    door: AccessChecks;
    visitor: string;
    caller: Caller<Access>;
    callAs: AskAgain;
    /** True if the response does not depend on the caller or any request header. */
    isShared?: boolean;
  };
}

/** The whole Hono app, for app.ts and the few routes outside the contract. Modules get an `ApiApp`. */
export type HonoApp = OpenAPIHono<ApiEnv>;

/**
 * Returns the checks that run before a call: rate limit, body size, authentication, storable text and existing media.
 */
export function accessChecksOf(facts: Facts): MiddlewareHandler<ApiEnv>[] {
  const { rate, access, effect, maxBodyBytes } = facts;
  const counted: MiddlewareHandler<ApiEnv>[] = rate
    ? [
        async (c, next) => {
          await c.get("door").count(rate, c.get("visitor"));
          await next();
        },
      ]
    : [];
  const limited = limitBody(maxBodyBytes);
  const caller = identifyCaller(facts);
  // Large bodies are read only after the caller is authenticated.
  const first = maxBodyBytes === undefined ? [limited, caller] : [caller, limited];
  const isStaffs = typeof access === "object" && effect === "write";
  return [...counted, ...first, checkBody, composeBody, ...(isStaffs ? [checkMedia] : [])];
}

function identifyCaller({
  access,
  effect,
  isPersonal,
  isSensitive,
  isUnlogged,
}: Facts): MiddlewareHandler<ApiEnv> {
  if (access === "public")
    return async (c, next) => {
      c.set("caller", {});
      c.set("isShared", effect === "read" && !isPersonal);
      await next();
    };
  if (access === "customer")
    return async (c, next) => {
      const token = c.req.header(HEADERS.userToken) || undefined;
      c.set("caller", { customer: await c.get("door").customer(token) });
      await next();
    };
  if (access === "entrance")
    return async (c, next) => {
      c.get("door").entrance(staffRequest(c, undefined, isSensitive));
      c.set("caller", {});
      await next();
    };
  return async (c, next) => {
    const door = c.get("door");
    const sent = {
      token: c.req.header(HEADERS.staffToken),
      key: c.req.header(HEADERS.staffKey),
      isBackground: c.req.header(HEADERS.staffBackground) !== undefined,
    };
    const requested = staffRequest(c, access === "staff" ? undefined : permissionsFor(access), isSensitive);
    const staff = access === "staff" ? await door.person(sent, requested) : await door.staff(sent, requested);
    c.set("caller", { staff });
    await next();
    if (effect === "write" && !isUnlogged) door.acted(staff, requested, c.res.status);
  };
}

/**
 * Calls within this process use the visitor address that they pass on; network calls use the address of their
 * connection.
 */
function staffRequest(
  c: Context<ApiEnv>,
  permissions: readonly Permission[] | undefined,
  isSensitive: boolean,
): StaffRequest {
  const from = c.env.visitor ?? c.get("visitor");
  return { permissions, isSensitive, method: c.req.method, path: c.req.path, from };
}
