/** What stands before every call of the contract, by the facts that the call tells of itself. */
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, Env, MiddlewareHandler } from "hono";
import { type Access, type Facts, permissionsFor, type Rate } from "@curat/contract/envelope";
import { HEADERS } from "@curat/contract/headers.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import type { Caller, Customer, Person, Staff } from "./caller.ts";
import { checkBody, composeBody } from "./body-check.ts";
import { limitBody } from "./body-limit.ts";
import { checkMedia } from "./media-check.ts";

/** What the door needs of the rooms behind it. Each throws a Refusal. */
export interface Door {
  /** Counts a visit of an address; 429 for one too many. */
  count(rate: Rate, visitor: string): Promise<void>;
  /** The customer behind a token; 401 without one. */
  customer(token: string | undefined): Promise<Customer>;
  /** 404 from where there is no such door. */
  entrance(asked: StaffRequest): void;
  /** The person or the key behind what was sent; 404 from where there is no such door, 401 for nobody, 403 without the right. */
  staff(sent: StaffCredentials, asked: StaffRequest): Promise<Staff>;
  /** The same where only a person will do. */
  person(sent: StaffCredentials, asked: StaffRequest): Promise<Person>;
  /** Which of these addresses below /media/ are none of the shop's. */
  unknownMedia(addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** Hears of what staff did. */
  acted(staff: Staff, asked: StaffRequest, status: number): void;
  /** Runs what reads alone, so that a replica of the database may answer. */
  readAside<T>(read: () => Promise<T>): Promise<T>;
  /** Runs what declares that it reads; in tests and development on connections that cannot write. */
  readOnly<T>(read: () => Promise<T>): Promise<T>;
  /** Holds each answer against the contract. */
  checksAnswers: boolean;
}
export interface StaffCredentials {
  /** A session's; goes before a key. */
  token: string | undefined;
  key: string | undefined;
  /** True when no person is behind the request: it does not keep the session open. */
  isBackground?: boolean;
}
export interface StaffRequest {
  /** Any one of them opens the call; undefined where none is needed. */
  permissions: readonly Permission[] | undefined;
  isSensitive: boolean;
  method: string;
  path: string;
  /** Where the connection comes from: what a caller says of a visitor is not where he himself is. */
  from: string;
}

/** A call by its path below the API's base, with a JSON body. */
export type AskAgain = (call: { method: string; path: string; body: object }) => Promise<Response>;

export interface ApiEnv extends Env {
  /** Whose address it is that asks, where the door knows it. */
  Bindings: { visitor?: string };
  Variables: {
    door: Door;
    visitor: string;
    caller: Caller<Access>;
    /** Asks another call of the shop with the headers of this one: its own door lets the caller in, or not. */
    askAgain: AskAgain;
    /** True where the call tells all the same, whatever headers it is asked with. */
    isEverybodys?: boolean;
  };
}

/** The whole Hono app, for app.ts and the few routes beside the contract; modules get an `ApiApp`. */
export type HonoApp = OpenAPIHono<ApiEnv>;

/** Before the call itself, in this order: how often, how large, by whom, text that no table keeps, pictures that there are. */
export function doorOf(facts: Facts): MiddlewareHandler<ApiEnv>[] {
  const { rate, access, effect, largestBody } = facts;
  const counted: MiddlewareHandler<ApiEnv>[] = rate
    ? [
        async (c, next) => {
          await c.get("door").count(rate, c.get("visitor"));
          await next();
        },
      ]
    : [];
  const limited = limitBody(largestBody);
  const caller = identifyCaller(facts);
  // Nobody but who may send a large body has it taken in.
  const first = largestBody === undefined ? [limited, caller] : [caller, limited];
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
      c.set("isEverybodys", effect === "read" && !isPersonal);
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
    const asked = staffRequest(c, access === "staff" ? undefined : permissionsFor(access), isSensitive);
    const staff = access === "staff" ? await door.person(sent, asked) : await door.staff(sent, asked);
    c.set("caller", { staff });
    await next();
    if (effect === "write" && !isUnlogged) door.acted(staff, asked, c.res.status);
  };
}

/** A call in this process comes from who it says; one over the network from where its connection does. */
function staffRequest(
  c: Context<ApiEnv>,
  permissions: readonly Permission[] | undefined,
  isSensitive: boolean,
): StaffRequest {
  const from = c.env.visitor ?? c.get("visitor");
  return { permissions, isSensitive, method: c.req.method, path: c.req.path, from };
}
