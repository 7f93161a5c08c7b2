/** These rules apply to every call in the contract, including new ones. */
import { type Access, permissionsFor } from "@curat/contract/envelope";
import { HEADERS } from "@curat/contract/headers.values";
import {
  KEY_PERMISSIONS,
  KEYLESS_PERMISSIONS,
  type Permission,
  PERMISSIONS,
} from "@curat/contract/staff/permissions.values";
import { beforeAll, describe, expect, it } from "vitest";
import { contractCalls, type ContractCall } from "../testing/odd-requests.ts";
import { PRODUCT } from "../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../testing/test-customers.ts";
import { aCompany, anOrder, anOrderBody, aPlace, moveTo } from "../testing/test-orders.ts";
import { createApi } from "../index.ts";
import { aPerson, shownAgo } from "../testing/test-staff.ts";
import { type Answer, openTestShop } from "../testing/test-shop.ts";

const shop = await openTestShop();
const calls = await contractCalls();
const staffCalls = calls.flatMap((call) =>
  typeof call.access === "object" ? [{ call, permissions: permissionsFor(call.access) }] : [],
);
/** Calls about one's own account, for any logged-in staff member. */
const ownCalls = calls.filter(({ access }) => access === "staff");
const customerCalls = calls.filter(({ access }) => access === "customer");

/** Calls below /user that are open to everyone. */
const OPEN = /^\w+ \/user\/(?:auth\/\S+|company-data|complaints\/types)$/;
/** Calls outside /user that only customers may make. */
const CLOSED = new Set(["post /products/{productID}/add/reviews", "get /offers"]);

const nameOf = ({ method, path }: ContractCall): string => `${method} ${path}`;

async function sendRequest(call: ContractCall, headers: Record<string, string>): Promise<Answer> {
  const path = call.path.replaceAll(/\{\w+\}/g, "2147483647");
  return shop.send(call.method.toUpperCase(), path, { headers, ...(call.method !== "get" && { body: {} }) });
}

async function statusesOf(
  some: ContractCall[],
  headers: Record<string, string> = {},
): Promise<[string, number][]> {
  return Promise.all(
    some.map(async (call) => [nameOf(call), (await sendRequest(call, headers)).status] as [string, number]),
  );
}
const unexpected = (statuses: [string, number][], expected: number) =>
  statuses.filter(([, status]) => status !== expected);

describe("every call", () => {
  it("every call is mounted, and its documentation states who may make it", async () => {
    const { body } = await shop.get("/openapi.json");
    const documented = Object.entries<Record<string, object>>(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, object] => [
        `${method} ${path}`,
        operation,
      ]),
    );
    expect(documented.map(([name]) => name).toSorted()).toEqual(calls.map(nameOf).toSorted());
    const reported = Object.fromEntries(documented);
    const promised = calls.map((call): [string, object] => [nameOf(call), promiseOf(call)]);
    expect(reported).toMatchObject(Object.fromEntries(promised));
    expect(Object.values(body.components.securitySchemes)).toMatchObject(
      [HEADERS.apiKey, HEADERS.userToken, HEADERS.staffToken, HEADERS.staffKey].map((name) => ({
        type: "apiKey",
        in: "header",
        name,
      })),
    );
  });

  it("every call requires the storefront's API key", async () => {
    expect(unexpected(await statusesOf(calls, { [HEADERS.apiKey]: "" }), 401)).toEqual([]);
  });

  it("every call declares the access that its path implies", () => {
    const wrong = calls.filter((call) => kindOf(call.access) !== expectedKind(nameOf(call)));
    expect(wrong.map(nameOf)).toEqual([]);
  });
});

it("a customer call returns 401 without a session, and distinguishes an expired one", async () => {
  const ended = await loginAs(shop);
  await shop.query("update customer_session set expires_at = now() where customer_id = $1", [ended.id]);
  expect(customerCalls.length).toBeGreaterThan(25);
  for (const [headers, error] of [
    [{}, "token_not_provided"],
    [{ [HEADERS.userToken]: "nobody" }, "token_not_provided"],
    [ended.headers, "token_expired"],
  ] as const) {
    const answers = await Promise.all(customerCalls.map((call) => sendRequest(call, headers)));
    expect(
      unexpected(
        answers.map(({ status, body }) => [body.error, status]),
        401,
      ),
    ).toEqual([]);
    expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set([error]));
  }
});

describe("a staff call", () => {
  const all = [...staffCalls.map(({ call }) => call), ...ownCalls];

  it("a staff call without a staff session or key gets 401", async () => {
    const { headers } = await loginAs(shop);
    expect(all.length).toBeGreaterThan(20);
    expect(unexpected(await statusesOf(all), 401)).toEqual([]);
    expect(unexpected(await statusesOf(all, headers), 401)).toEqual([]);
    expect(unexpected(await statusesOf(all, { [HEADERS.staffToken]: "nobody" }), 401)).toEqual([]);
  });

  it.each(["key", "person"] as const)(
    "a staff call requires a %s with one of its permissions",
    async (kind) => {
      const askers = new Map<string, Promise<Record<string, string>>>();
      const askerWith = (permissions: readonly Permission[]) => {
        const asker = askers.get(permissions.join()) ?? anAsker(kind, [...permissions]);
        askers.set(permissions.join(), asker);
        return asker;
      };
      const refused: string[] = [];
      const open: string[] = [];
      for (const { call, permissions } of staffCalls) {
        const isKeyless = kind === "key" && permissions.every((one) => KEYLESS_PERMISSIONS.includes(one));
        if (isKeyless) {
          if ((await sendRequest(call, await askerWith(KEY_PERMISSIONS))).status !== 403)
            open.push(nameOf(call));
          continue;
        }
        const otherPermissions = PERMISSIONS.filter((other) => !permissions.includes(other));
        for (const permission of permissions)
          if ((await sendRequest(call, await askerWith([permission]))).status === 403)
            refused.push(nameOf(call));
        if ((await sendRequest(call, await askerWith(otherPermissions))).status !== 403)
          open.push(nameOf(call));
      }
      expect({ refused, open }).toEqual({ refused: [], open: [] });
    },
  );

  it("a staff call about the caller's own account accepts any staff session and no key", async () => {
    const { headers } = await aPerson(shop, { permissions: ["orders:view"] });
    const statuses = await statusesOf(
      ownCalls.filter(({ path }) => path !== "/staff/logout" && !path.startsWith("/staff/me/sessions")),
      headers,
    );
    expect(statuses.filter(([, status]) => status === 401 || status === 403)).toEqual([]);
    expect(unexpected(await statusesOf(ownCalls, { [HEADERS.staffKey]: shop.staffKey }), 401)).toEqual([]);
  });

  it("a sensitive staff call requires a person's recent second factor, but none of a key", async () => {
    const sensitive = calls.filter(({ isSensitive }) => isSensitive);
    expect(sensitive.map(nameOf)).toEqual(
      expect.arrayContaining(["post /staff/roles", "post /staff/keys", "put /staff/me/password"]),
    );
    const owner = await aPerson(shop, { permissions: "owner" });
    await shownAgo(shop, owner, 11);
    // A logout would end the session of the other calls.
    const testedCalls = [...staffCalls.map(({ call }) => call), ...ownCalls].filter(
      ({ path }) => path !== "/staff/logout",
    );
    const requested = await Promise.all(
      testedCalls.map(async (call) => {
        const isWaiting = (await sendRequest(call, owner.headers)).body.error === "second_factor_required";
        return { call, isWaiting };
      }),
    );
    const wrong = requested.filter(({ call, isWaiting }) => call.isSensitive !== isWaiting);
    expect(wrong.map(({ call }) => nameOf(call))).toEqual([]);
    const byKey = await statusesOf(
      sensitive.filter(
        ({ access }) =>
          typeof access === "object" &&
          !permissionsFor(access).every((one) => KEYLESS_PERMISSIONS.includes(one)),
      ),
      { [HEADERS.staffKey]: shop.staffKey },
    );
    expect(byKey.filter(([, status]) => status === 403)).toEqual([]);
  });

  it("staff calls and the staff login return 404 outside the shop's staff networks", async () => {
    const api = createApi({ ...shop.config, staffNetworks: ["10.9.0.0/16"] });
    const entrances = calls.filter(({ access }) => access === "entrance");
    expect(entrances.length).toBeGreaterThan(4);
    const open: string[] = [];
    for (const call of [...all, ...entrances]) {
      const path = call.path.replaceAll(/\{\w+\}/g, "1");
      const headers = { [HEADERS.apiKey]: shop.config.apiKey, [HEADERS.staffKey]: shop.staffKey };
      const request = new Request(`http://api.test/api/v1${path}`, {
        method: call.method.toUpperCase(),
        headers,
      });
      if ((await api.fetch(request, { visitor: "10.8.1.1" })).status !== 404) open.push(nameOf(call));
    }
    await api.close();
    expect(open).toEqual([]);
  });
});

describe("customer data", () => {
  let ana: LoggedIn;
  let ion: LoggedIn;
  /**
   * Ana's records, each with a request she may make. The order matters, because some requests delete them.
   */
  let own: { name: string; path: string; body?: object }[];

  beforeAll(async () => {
    [ana, ion] = [await loginAs(shop), await loginAs(shop, { firstName: "Ion" })];
    own = await thingsOf(ana);
  });

  it("the test covers every customer call with an id in its path", () => {
    const naming = customerCalls.filter(({ path }) => /\{(?!productID\})/.test(path)).map(nameOf);
    const known = own.map(({ name }) => name);
    expect(naming.filter((name) => !known.includes(name))).toEqual([]);
    const all = new Set(calls.map(nameOf));
    expect(known.filter((name) => !all.has(name))).toEqual([]);
  });

  it("a record is returned to its owner and is 404 for another customer", async () => {
    const statuses = { foreign: [] as [string, number][], own: [] as [string, number][] };
    for (const [who, asker] of [
      ["foreign", ion],
      ["own", ana],
    ] as const)
      for (const { name, path, body } of own) {
        const method = name.split(" ")[0]?.toUpperCase() ?? "";
        const address = `http://api.test/api/v1${path}`;
        const headers = {
          ...asker.headers,
          [HEADERS.apiKey]: shop.config.apiKey,
          "content-type": "application/json",
        };
        const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
        const { status } = await shop.api.fetch(new Request(address, init));
        statuses[who].push([name, status]);
      }
    expect(unexpected(statuses.foreign, 404)).toEqual([]);
    expect(unexpected(statuses.own, 200)).toEqual([]);
  });

  it("a record does not appear in another customer's lists", async () => {
    const mine: string[] = [];
    const leaking: string[] = [];
    for (const { method, path } of customerCalls) {
      if (method !== "get" || path.includes("{")) continue;
      if (JSON.stringify((await ion.get(path)).body).includes(ana.email)) leaking.push(path);
      if (JSON.stringify((await ana.get(path)).body).includes(ana.email)) mine.push(path);
    }
    expect(leaking).toEqual([]);
    expect(mine).toEqual(expect.arrayContaining(["/user", "/user/orders", "/user/complaints", "/user/gdpr"]));
  });
});

function kindOf(access: Access): "public" | "customer" | "staff" {
  return access === "public" || access === "customer" ? access : "staff";
}

function expectedKind(name: string): "public" | "customer" | "staff" {
  if (/^\w+ \/staff(?:\/|$)/.test(name)) return "staff";
  const isCustomers = CLOSED.has(name) || (/^\w+ \/user(?:\/|$)/.test(name) && !OPEN.test(name));
  return isCustomers ? "customer" : "public";
}

function promiseOf({ access, effect, isSensitive }: ContractCall): object {
  const promise = { "x-effect": effect, ...(isSensitive && { "x-sensitive": true }) };
  if (access === "public" || access === "entrance") return { ...promise, security: [{ apiKey: [] }] };
  if (access === "customer") return { ...promise, security: [{ apiKey: [], userToken: [] }] };
  if (access === "staff") return { ...promise, security: [{ apiKey: [], staffToken: [] }] };
  return {
    ...promise,
    security: permissionsFor(access).flatMap((permission) => [
      { apiKey: [], staffToken: [permission] },
      ...(KEYLESS_PERMISSIONS.includes(permission) ? [] : [{ apiKey: [], staffKey: [permission] }]),
    ]),
    "x-permission": access.staff,
  };
}

let keys = 0;
async function anAsker(kind: "key" | "person", permissions: Permission[]): Promise<Record<string, string>> {
  if (kind === "person") return (await aPerson(shop, { permissions })).headers;
  const requested = {
    name: `Cheie ${(keys += 1)}`,
    permissions: permissions.filter((one) => !KEYLESS_PERMISSIONS.includes(one)),
  };
  const { body } = await shop.staff.post("/staff/keys", requested);
  return { [HEADERS.staffKey]: body.data.key };
}

async function thingsOf(customer: LoggedIn): Promise<{ name: string; path: string; body?: object }[]> {
  const body = anOrderBody({ customer: { email: customer.email } });
  const placed = () => anOrder(shop, { lines: [{ product: PRODUCT.towels }], customer, body });
  const [delivered, waiting] = [await placed(), await placed()];
  await moveTo(shop, delivered, "confirmed", "preparing", "shipped", "delivered");
  await shop.staff.post(`/staff/orders/${delivered.id}/invoice`, {});
  const person = { name: "Ana", lastname: "Pop", email: customer.email };
  const send = async (path: string, sent: object) => {
    const { status, body } = await customer.post(path, sent);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.data;
  };
  await send("/user/alert", { ...person, terms: true, productID: PRODUCT.soldOut });
  const [alert] = (await customer.get("/user/alert")).body.data;
  const address = aPlace({ contact: "Ana Pop" });
  const { id: addressId } = await send("/user/addresses", address);
  const company = await send("/user/companies", aCompany());
  const stored = { name: "Săptămânal", lines: [{ productid: PRODUCT.towels, quantity: 2 }] };
  const list = await send("/user/lists", stored);
  const repeated = await shop.staff.post("/staff/recurring-orders", {
    order_number: delivered.number,
    every_weeks: 1,
    month_day: null,
    next_on: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    key: "recurring-of-every-call",
  });
  await send("/user/gdpr", { type: "checkdata", email: customer.email, comments: "" });
  const complaint = {
    typeid: 1,
    customer_name: "Ana Pop",
    customer_phone: "0740123456",
    customer_email: customer.email,
    ordernr: delivered.number,
    invoicenr: "1",
    invoicedate: "2026-11-01",
    problem_description: "Cutia a sosit udă.",
  };
  await send("/user/complaints", complaint);
  const products = [{ productid: PRODUCT.towels, quantity: 1, selected: true }];
  const bank = { bankname: "Banca Probei", bankaccount: "RO49 AAAA 1B31 0075 9384 0000" };
  const requested = { full_name: "Ana Pop", email: customer.email, ...bank, products };
  return [
    { name: "get /user/orders/{id}", path: `/user/orders/${delivered.randomId}` },
    { name: "get /user/orders/{orderId}/invoice", path: `/user/orders/${delivered.randomId}/invoice` },
    { name: "put /user/addresses/{id}", path: `/user/addresses/${addressId}`, body: address },
    { name: "delete /user/addresses/{id}", path: `/user/addresses/${addressId}` },
    {
      name: "put /user/companies/{companyID}",
      path: `/user/companies/${company.companyID}`,
      body: aCompany(),
    },
    { name: "delete /user/companies/{companyID}", path: `/user/companies/${company.companyID}` },
    { name: "delete /user/alert/{id}", path: `/user/alert/${alert.id}` },
    { name: "get /user/lists/{id}", path: `/user/lists/${list.id}` },
    { name: "put /user/lists/{id}", path: `/user/lists/${list.id}`, body: { ...stored, version: 1 } },
    {
      name: "post /user/recurring-orders/{id}/state",
      path: `/user/recurring-orders/${repeated.body.data.id}/state`,
      body: { state: "paused" },
    },
    { name: "delete /user/lists/{id}", path: `/user/lists/${list.id}` },
    {
      name: "post /user/return",
      path: "/user/return",
      body: { ...requested, phone: "0740 123 456", orderid: delivered.id },
    },
    // Guest calls, for which a logged-in customer may omit `access`.
    {
      name: "post /orders/{randomid}/withdrawable",
      path: `/orders/${waiting.randomId}/withdrawable`,
      body: {},
    },
    {
      name: "post /orders/{randomid}/withdrawal/check",
      path: `/orders/${waiting.randomId}/withdrawal/check`,
      body: requested,
    },
    {
      name: "post /orders/{randomid}/withdrawal",
      path: `/orders/${waiting.randomId}/withdrawal`,
      body: requested,
    },
    {
      name: "put /user/orders/{orderId}/cancel",
      path: `/user/orders/${(await placed()).randomId}/cancel`,
    },
  ];
}
