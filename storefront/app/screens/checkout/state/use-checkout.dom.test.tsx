import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { typedValues } from "@curat/ui/form/form-values.ts";
import { LAST_ORDER } from "../../../session/local-keys.ts";
import { CART_ACTION } from "../../../session/cart/cart-form.ts";
import type { CartView } from "../../../session/cart/cart-view.ts";
import { anItem } from "../../../testing/a-cart.ts";
import { aCheckout, theCart } from "../../../testing/a-checkout.ts";
import Route, { shouldRevalidate } from "../checkout.route.tsx";

interface PendingRequest {
  path: string;
  fields: Record<string, string>;
  answer: (answer: object) => Promise<void>;
}
let requested: PendingRequest[] = [];

beforeEach(() => {
  requested = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

async function open(data: object = {}) {
  const action = async ({ request }: { request: Request }) => {
    const fields = typedValues(await request.formData());
    const { promise, resolve } = Promise.withResolvers<object>();
    requested.push({
      path: new URL(request.url).pathname,
      fields,
      answer: (reported) => act(async () => resolve(reported)),
    });
    return promise;
  };
  const loader = vi.fn<() => object>(() => ({ ...aCheckout(), ...data }));
  const router = createMemoryRouter(
    [
      { path: "/cos", Component: Route, shouldRevalidate, loader, action },
      { path: CART_ACTION, action },
      { path: "/thank-you.html", element: <p>Mulțumim</p> },
      { path: "/plata/:randomId", element: <p>Plata comenzii</p> },
    ],
    { initialEntries: ["/cos"] },
  );
  // Wait for the router, so that a test's first change is not treated as made before hydration.
  await waitFor(() => expect(router.state.initialized).toBe(true));
  render(<RouterProvider router={router} />);
  screen.getByRole("heading", { level: 1 });
  return { router, loader };
}
const ANSWER = { notices: [], lockers: null, localities: [] };
const applied = (cart: CartView) => ({ ...ANSWER, kind: "applied", cart });
const changed = (cart: CartView | null) => ({ kind: "cart", done: "changed", cart, notices: [] });

async function question(nth: number): Promise<PendingRequest> {
  // waitFor never resolves with fake timers.
  if (vi.isFakeTimers()) await expect.poll(() => requested.length).toBe(nth);
  else await waitFor(() => expect(requested).toHaveLength(nth));
  return requested[nth - 1] as PendingRequest;
}
function holdTime(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  return (ms) =>
    act(async () => {
      vi.advanceTimersByTime(ms);
      // Reading a form takes several event loop turns.
      for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    });
}

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const chosen = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole<HTMLInputElement>("radio")
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const finalize = () => button(/^Finalizează comanda/);
const mayFinalize = () => finalize().getAttribute("aria-disabled") === null;
const state = () => screen.queryByText(/^Se (?:actualizează|trimite)/)?.textContent;
const quantity = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Cantitate: Mop" });
const summary = () => document.querySelector("dl")?.textContent ?? "";
const openCoupon = () => userEvent.click(screen.getByText("Ai un cod de reducere?"));
const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Cod de reducere" });

it.each([
  ["Ordin de plată, Card", "5"],
  ["Ordin de plată, SEAP", "4"],
  ["Ordin de plată, Card, SEAP", "4"],
])("the checkout keeps the last of several quick choices: %s", async (names, last) => {
  await open();
  for (const name of names.split(", ")) await userEvent.click(radio(name));
  const first = await question(1);
  expect([requested.length, chosen("Transfer"), state()]).toEqual([1, [last], "Se actualizează coșul…"]);
  await first.answer(applied(theCart({ paymentId: 3 })));
  const second = await question(2);
  expect([first, second].map(({ fields }) => fields["payment.paymentid"])).toEqual(["3", last]);
  expect([chosen("Transfer"), mayFinalize()]).toEqual([[last], false]);
  await second.answer(applied(theCart({ paymentId: Number(last) })));
  expect([chosen("Transfer"), mayFinalize(), requested.length]).toEqual([[last], true, 2]);
});

it("the checkout sends all choices made during a request in one more request", async () => {
  await open();
  await userEvent.click(radio("Ordin de plată"));
  const first = await question(1);
  await userEvent.click(radio(/^Sameday easybox/));
  await userEvent.click(radio("Persoană juridică"));
  await first.answer(applied(theCart({ paymentId: 3 })));
  const second = await question(2);
  expect(second.fields).toMatchObject({
    intent: "recalculate",
    "payment.paymentid": "3",
    "delivery.deliveryid": "2",
    "customer.customer_type": "pj",
  });
  // The server replaces the payment method for this delivery option.
  await second.answer(applied(theCart({ paymentId: 5 })));
  expect([chosen("Transfer"), requested.length]).toEqual([["5"], 2]);
});

it("the checkout shows a quantity immediately and sends it 300 ms after its last change", async () => {
  await open();
  const pass = holdTime();
  fireEvent.click(button("Mai mult: Mop"));
  await pass(299);
  fireEvent.click(button("Mai mult: Mop"));
  await pass(299);
  expect([quantity().value, requested.length, mayFinalize()]).toEqual(["4", 0, false]);
  await pass(1);
  await question(1);
  expect(requested.map(({ path, fields }) => [path, fields])).toEqual([
    [CART_ACTION, { intent: "quantities", "items[1]": "4" }],
  ]);
  expect([state(), summary()]).toEqual(["Se actualizează coșul…", expect.stringContaining("2 buc.")]);
  await requested[0]?.answer(changed(theCart({ pieces: 4 })));
  expect([state(), mayFinalize(), summary()]).toEqual([undefined, true, expect.stringContaining("4 buc.")]);
});

it("the checkout keeps a newer quantity while a request with an earlier one is pending", async () => {
  await open();
  const pass = holdTime();
  fireEvent.click(button("Mai mult: Mop"));
  await pass(300);
  fireEvent.click(button("Mai mult: Mop"));
  await (await question(1)).answer(changed(theCart({ pieces: 3 })));
  expect([quantity().value, requested.length, mayFinalize()]).toEqual(["4", 1, false]);
  await pass(300);
  const last = await question(2);
  expect(last.fields).toMatchObject({ "items[1]": "4" });
  await last.answer(changed(theCart({ pieces: 4 })));
  expect([quantity().value, mayFinalize()]).toEqual(["4", true]);
});

it("the checkout reverts to the stored quantity when the server refuses a change", async () => {
  const { loader } = await open();
  const refused = { kind: "cart", done: undefined, notices: [] };
  await userEvent.click(button("Mai mult: Mop"));
  const first = await question(1);
  expect(quantity().value).toBe("3");
  await first.answer({ ...refused, cart: theCart() });
  expect([quantity().value, mayFinalize(), loader.mock.calls.length]).toEqual(["2", true, 1]);
  // A response without a cart makes the page reload its data.
  await userEvent.click(button("Mai mult: Mop"));
  const second = await question(2);
  expect(quantity().value).toBe("3");
  const { promise, resolve } = Promise.withResolvers<object>();
  loader.mockReturnValueOnce(promise);
  await second.answer(refused);
  expect([quantity().value, mayFinalize(), loader.mock.calls.length]).toEqual(["2", false, 2]);
  await act(async () => resolve(aCheckout()));
  expect(mayFinalize()).toBe(true);
});

it("the checkout shows the quantity that the server allowed, with a message at its line", async () => {
  const { loader } = await open();
  const maxMessage = "Cantitatea maxima este de 4 buc per produs";
  await userEvent.tripleClick(quantity());
  await userEvent.keyboard("9");
  const asking = await question(1);
  await asking.answer(changed(theCart({ pieces: 4, cart_messages: [maxMessage] })));
  expect([quantity().value, loader.mock.calls.length]).toEqual(["4", 1]);
  expect(within(screen.getByRole("list", { name: "" })).getByText(maxMessage).tagName).toBe("OUTPUT");
});

it("the checkout does not remove a line while its quantity is being sent", async () => {
  await open();
  await userEvent.click(button("Mai mult: Mop"));
  const asking = await question(1);
  await userEvent.click(button("Elimină Mop din coș"));
  await asking.answer(changed(theCart({ pieces: 3 })));
  expect([quantity().value, requested.length]).toEqual(["3", 1]);
  await userEvent.click(button("Elimină Mop din coș"));
  expect((await question(2)).fields).toEqual({ intent: "remove", itemId: "1" });
});

it("the checkout sends the form before it shows and focuses the empty cart message", async () => {
  await open();
  await userEvent.type(screen.getByRole("textbox", { name: /^Prenume/ }), "Ana");
  await userEvent.click(button("Elimină Mop din coș"));
  expect(screen.queryByText("Mop")).toBeNull();
  await (await question(1)).answer(changed(null));
  const stored = await question(2);
  expect(stored.fields).toMatchObject({ intent: "recalculate", "customer.firstname": "Ana" });
  await stored.answer({ ...ANSWER, kind: "applied", cart: null });
  const empty = screen.getByText("Cosul tau este gol");
  expect([document.activeElement, screen.queryByRole("form")]).toEqual([empty, null]);
});

it("the checkout recalculates 600 ms after the last change of the county", async () => {
  await open();
  const pass = holdTime();
  const [county] = screen.getAllByRole("combobox", { name: /^Județ/ }).slice(-1);
  const choose = (value: string) => fireEvent.change(county ?? document.body, { target: { value } });
  choose("1");
  await pass(599);
  choose("12");
  await pass(599);
  expect([requested.length, mayFinalize()]).toEqual([0, false]);
  await pass(1);
  await question(1);
  expect(requested.map(({ fields }) => fields["deliveryaddress.countyid"])).toEqual(["12"]);
});

it("the checkout sends a voucher once for repeated clicks, and again after a correction", async () => {
  await open();
  await openCoupon();
  await userEvent.type(code(), "NU-EXISTA");
  const apply = button("Aplică");
  await userEvent.click(apply);
  const asking = await question(1);
  expect(apply.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(apply);
  await userEvent.click(apply);
  await asking.answer({
    ...applied(theCart()),
    kind: "refused",
    errors: { coupon: ["Codul nu este valid."] },
  });
  expect([requested.length, code().value, apply.getAttribute("aria-disabled")]).toEqual([
    1,
    "NU-EXISTA",
    null,
  ]);
  expect([document.activeElement, screen.getByText("Codul nu este valid.")]).toEqual([
    code(),
    expect.anything(),
  ]);
  await userEvent.type(code(), "-{Enter}");
  expect(screen.queryByText("Codul nu este valid.")).toBeNull();
  expect((await question(2)).fields).toMatchObject({ intent: "coupon", coupon: "NU-EXISTA-" });
});

it("the checkout orders only once, with the displayed total, after the cart has loaded", async () => {
  await open();
  await userEvent.click(radio("Ordin de plată"));
  const loading = await question(1);
  expect([mayFinalize(), state()]).toEqual([false, "Se actualizează coșul…"]);
  await userEvent.click(finalize());
  await loading.answer(
    applied(theCart({ paymentId: 3, totals: { grandtotal: 80.5, total_delivery: 0, total_vat: 13.97 } })),
  );
  expect([mayFinalize(), state(), requested.length]).toEqual([true, undefined, 1]);
  await userEvent.click(finalize());
  const sending = await question(2);
  expect([mayFinalize(), state()]).toEqual([false, "Se trimite comanda…"]);
  await userEvent.click(finalize());
  await sending.answer({ ...applied(theCart({ paymentId: 3 })), kind: "refused", errors: {} });
  expect([mayFinalize(), state(), requested.length]).toEqual([true, undefined, 2]);
  expect(sending.fields).toMatchObject({ intent: "finalize", total: "80.5" });
});

it("the checkout places no order while a quantity is debounced or being sent", async () => {
  await open();
  const pass = holdTime();
  fireEvent.click(button("Mai mult: Mop"));
  fireEvent.click(finalize());
  await pass(300);
  fireEvent.click(finalize());
  await (await question(1)).answer(changed(theCart({ pieces: 3 })));
  await pass(1000);
  expect([requested.length, mayFinalize()]).toEqual([1, true]);
});

it("the checkout explains that an out-of-stock product cannot be ordered", async () => {
  await open({ cart: theCart({ cartitems: [anItem({ stockid: "2" })] }) });
  expect(finalize().hasAttribute("disabled")).toBe(true);
  screen.getByText("Elimină din coș produsele cu stoc epuizat ca să poți trimite comanda.");
  await userEvent.click(finalize());
  expect(requested).toEqual([]);
});

it("the checkout shows an order's error at its field until it is corrected", async () => {
  await open();
  await userEvent.click(finalize());
  const missing = (label: string) => `Câmpul ${label} este obligatoriu.`;
  const errors = { "customer.firstname": [missing("Prenume")], "customer.lastname": [missing("Nume")] };
  await (await question(1)).answer({ ...applied(theCart()), kind: "refused", errors });
  const firstname = screen.getByRole("textbox", { name: /^Prenume/ });
  expect(document.activeElement).toBe(firstname);
  await userEvent.type(firstname, "Ana-Maria");
  await openCoupon();
  await userEvent.type(code(), "NU{Enter}");
  await (await question(2)).answer({ ...applied(theCart()), kind: "refused", errors: { coupon: ["Nu."] } });
  await userEvent.click(radio("Card"));
  await (await question(3)).answer(applied(theCart({ paymentId: 5 })));
  expect(
    [missing("Prenume"), missing("Nume"), "Nu."].map((text) => screen.queryByText(text) !== null),
  ).toEqual([false, true, true]);
});

it("the checkout focuses the message about an order that was refused without a field error", async () => {
  await open();
  await userEvent.click(finalize());
  const errors = { cart: ["Se livrează cel mult 40 de bucăți."] };
  await (await question(1)).answer({ ...applied(theCart()), kind: "refused", errors });
  const reasons = screen.getByRole("list", { name: "Mesaje despre coș" });
  expect([reasons.textContent, document.activeElement]).toEqual([
    "Se livrează cel mult 40 de bucăți.",
    reasons,
  ]);
});

it.each([
  ["confirmation", "/thank-you.html", "Mulțumim"],
  ["payment", "/plata/abc123", "Plata comenzii"],
])("the checkout opens the %s page after the order", async (_page, to, text) => {
  const { router } = await open();
  await userEvent.click(finalize());
  const order = { randomid: "abc123" };
  await (await question(1)).answer({ kind: "ordered", to, notices: [], cart: null, order });
  await screen.findByText(text);
  expect(router.state.location.state).toEqual({ id: "abc123", order: JSON.stringify(order) });
  expect(localStorage.getItem(LAST_ORDER)).toBe(JSON.stringify(order));
});

it("the checkout lists costs and the amount still needed for free delivery", async () => {
  await open({ cart: theCart({ chosen: { delivery: false, payment: false }, free_delivery_left: 100.01 }) });
  const amountOf = (row: Element) => row.querySelector("dd .visually-hidden") ?? row.querySelector("dd");
  const sums = () =>
    [...document.querySelectorAll("dl > div")].map((row) => [
      row.querySelector("dt")?.textContent,
      amountOf(row)?.textContent,
    ]);
  expect(sums()).toEqual([
    ["Produse (2 buc.)", "100,00 lei"],
    ["Livrare (estimare)", "19,99 lei"],
    ["Total", "119,99 lei"],
    ["din care TVA", "20,82 lei"],
  ]);
  screen.getByText(/^Mai ai/);
  await userEvent.click(radio("Ordin de plată"));
  const free = { grandtotal: 250, total_delivery: 0, total_vat: 43.39 };
  await (await question(1)).answer(applied(theCart({ pieces: 5, free_delivery_left: 0, totals: free })));
  expect(sums()).toEqual([
    ["Produse (5 buc.)", "250,00 lei"],
    ["Livrare", "Gratuit"],
    ["Total", "250,00 lei"],
    ["din care TVA", "43,39 lei"],
  ]);
  screen.getByText("Ai livrare gratuită.");
});
