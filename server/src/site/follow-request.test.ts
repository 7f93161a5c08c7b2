import { currentTrace } from "@curat/api";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { currentCode, followRequests } from "./follow-request.ts";
import type { SiteEnv } from "./site-app.ts";

const ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

/** Sends a request from this address. Returns its trace as seen by the handler and in the response. */
async function followed(remoteAddress: string, traceparent?: string, number?: string) {
  const site = new Hono<SiteEnv>();
  let inside: ReturnType<typeof currentTrace>;
  let code: string | undefined;
  site.use(followRequests(["10.0.0.0/8"]));
  site.get("/", async (c) => {
    await Promise.resolve();
    inside = currentTrace();
    code = currentCode();
    return c.text("page");
  });
  const headers = new Headers();
  if (traceparent !== undefined) headers.set("traceparent", traceparent);
  if (number !== undefined) headers.set("x-request-id", number);
  const answer = await site.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return { inside, code, told: answer.headers.get("x-request-id") };
}

it("a request's error code is the beginning of the id in the response", async () => {
  const { code, told } = await followed("203.0.113.7");
  expect(code).toBe(told?.slice(0, 12));
  expect(currentCode()).toBeUndefined();
});

it("a trusted proxy's trace id and sampling are used", async () => {
  expect(await followed("::ffff:10.1.2.3", `00-${ID}-${PARENT}-01`)).toMatchObject({
    inside: { id: ID, parent: PARENT, isMarked: true, isUnsampled: false },
    told: ID,
  });
  expect((await followed("10.1.2.3", `00-${ID}-${PARENT}-00`)).inside?.isMarked).toBe(false);
});

it("a trusted proxy's request id becomes the trace id", async () => {
  const inside = { id: ID, isMarked: false };
  expect(await followed("10.1.2.3", undefined, ID)).toMatchObject({ inside, told: ID });
  const uuid = ID.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  expect((await followed("10.1.2.3", undefined, uuid)).told).toBe(ID);
  expect((await followed("203.0.113.7", undefined, ID)).told).not.toBe(ID);
});

it.each([
  ["a stranger's id", "203.0.113.7", `00-${ID}-${PARENT}-01`],
  ["none", "10.1.2.3", undefined],
  ["an invalid id", "10.1.2.3", `00-${ID}'; drop table orders; --${PARENT}-01`],
  ["an id of zeros", "10.1.2.3", `00-${"0".repeat(32)}-${PARENT}-01`],
])("a new trace id is created if the request has %s", async (_what, address, traceparent) => {
  const { inside, told } = await followed(address, traceparent);
  expect(told).toMatch(/^[\da-f]{32}$/);
  expect(told).not.toBe(ID);
  expect(inside).toEqual({ id: told, isMarked: false });
});
