import { expect, it, vi } from "vitest";
import { createRenderGate, isBuyer } from "./render-gate.ts";

const LIMITS = { browsers: 2, browsersBesideBuyers: 1, buyers: 2, waiting: 3, waitMs: 60_000 };
const aRequest = (path: string, init: RequestInit = {}) => new Request(`http://shop.test${path}`, init);
const browser = aRequest("/detergenti");
const buyer = aRequest("/cos");

/** A gate whose answers stand still until they are let go. */
function aGate() {
  const gate = createRenderGate(LIMITS);
  const begun: string[] = [];
  const letGo: (() => void)[] = [];
  const stay = (name: string) => () => {
    begun.push(name);
    return new Promise<Response>((resolve) => letGo.push(() => resolve(new Response(name))));
  };
  return { gate, begun, stay, letGo: (index: number) => letGo[index]?.() };
}

it("buyers wait for no browser, however many there are", async () => {
  const { gate, begun, stay } = aGate();
  for (const name of ["one", "two", "three", "four"]) void gate.pass(browser, stay(name));
  void gate.pass(buyer, stay("buyer"));
  void gate.pass(aRequest("/cos/actiune", { method: "POST" }), stay("another buyer"));
  expect(begun).toEqual(["buyer", "another buyer"]);
  await vi.waitFor(() => expect(begun).toEqual(["buyer", "another buyer", "one", "two"]));
});

it("browsers get fewer turns while a buyer's page or call is under way, and theirs again afterwards", async () => {
  const { gate, begun, stay, letGo } = aGate();
  void gate.pass(buyer, stay("buyer"));
  const call = gate.giveWay(stay("call"));
  for (const name of ["one", "two", "three"]) void gate.pass(browser, stay(name));
  await vi.waitFor(() => expect(begun).toEqual(["buyer", "call", "one"]));
  letGo(0);
  letGo(1);
  await call;
  await vi.waitFor(() => expect(begun).toEqual(["buyer", "call", "one", "two"]));
});

it("answers nothing for a browser before whom too many wait", async () => {
  const { gate, stay } = aGate();
  for (let visit = 0; visit < 5; visit += 1) void gate.pass(browser, stay("waits"));
  expect(await gate.pass(browser, stay("too many"))).toBeUndefined();
});

it("counts pages that wait for nothing as well: whoever comes with them is seen before they end", async () => {
  const { gate } = aGate();
  const asked: Promise<Response | undefined>[] = [];
  for (let visit = 0; visit < 6; visit += 1) {
    asked.push(gate.pass(browser, async () => new Response("kept")));
    // As the server does between two requests that have come, whatever the first was answered with.
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
  }
  const answers = await Promise.all(asked);
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 200, undefined]);
});

it.each<[string, Request, boolean]>([
  ["reads a list", browser, false],
  ["has chosen what may be stored", aRequest("/", { headers: { cookie: "csvid=7; consent=43" } }), false],
  ["reads what only begins like the cart", aRequest("/cosmetice"), false],
  ["has a cart", aRequest("/detergenti", { headers: { cookie: "sort=nume; qcartid=a1" } }), true],
  ["is logged in", aRequest("/detergenti", { headers: { cookie: "user_token=a1" } }), true],
  ["opens the cart", aRequest("/COS"), true],
  ["opens the cart from another page", aRequest("/cos.data"), true],
  ["pays", aRequest("/plata/abc"), true],
  ["opens an order of the account", aRequest("/account/comenzi/7.data"), true],
  ["logs in", aRequest("/auth?redirect=/cos"), true],
  ["sends a form", aRequest("/favorite/actiune", { method: "POST" }), true],
  ["calls with a cart", aRequest("/api/v1/cart", { headers: { qcartid: "a1" } }), true],
  ["calls for a list", aRequest("/api/v1/categories"), false],
])("tells that who %s is a buyer or not", (_, request, expected) => {
  expect(isBuyer(request)).toBe(expected);
});
