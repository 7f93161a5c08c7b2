import { describe, expect, it } from "vitest";
import type { Answer } from "../../../e2e/foreign-api/answer.ts";
import type { Manner } from "../../../e2e/foreign-api/manners.ts";
import { isFull } from "../../../setup/test-sizes.ts";
import { fieldsOf, fill, groupOf, tick, tickField, valueOf } from "../../../e2e/read-form.ts";
import { visitProvider, type ProviderVisit } from "./provider-visits.ts";
import { openPage, type Page, press } from "./without-script.ts";

const FINALIZE = "Finalizează comanda cu obligație de plată";
const WHERE_TO = /^Adresa (?:de livrare|pentru factură și contact)$/;
const STREET = "Str. Lungă nr. 12, ap. 3";

interface Buyer {
  isCustomer: boolean;
  isCompany: boolean;
  payment: string;
}

async function buy({ shop }: ProviderVisit, { isCustomer, isCompany, payment }: Buyer): Promise<Page> {
  const list = await openPage(shop, "/hartie");
  await press(shop, list, /^Adauga in cos/);
  return order(shop, await openPage(shop, "/cos"), { isCustomer, isCompany, payment });
}

async function order(shop: ProviderVisit["shop"], cart: Page, buyer: Buyer): Promise<Page> {
  tick(cart, buyer.payment);
  if (buyer.isCompany) tick(cart, /^Persoană juridică/);
  let page = await press(shop, cart, "Recalculează coșul");
  fill(page, { Prenume: "Ana-Maria", Nume: "Ionescu", Telefon: "0722 123 456" });
  if (fieldsOf(page, "E-mail").length > 0) fill(page, { "E-mail": "ana@example.com" });
  if (buyer.isCompany && fieldsOf(page, /^Denumire firmă/).length > 0) {
    page = await withAddress(shop, page, "Firma");
    fill(page, { "Denumire firmă": "Curat SRL", "Cod fiscal": "14399840" });
  }
  if (page.document.querySelector('[name="deliveryaddress.countyid"]'))
    page = await withAddress(shop, page, WHERE_TO);
  tick(page, /^Am citit și accept/);
  return press(shop, page, FINALIZE);
}

async function withAddress(shop: ProviderVisit["shop"], before: Page, group: string | RegExp): Promise<Page> {
  fill(groupOf(before, group), { Județ: "Bistrița-Năsăud" });
  const page = await press(shop, before, "Arată localitățile", groupOf(before, group));
  fill(groupOf(page, group), { Localitate: "Năsăud", Adresă: STREET });
  return page;
}

const BUYERS: [name: string, buyer: Buyer][] = [false, true].flatMap((isCustomer) =>
  [false, true].flatMap((isCompany) =>
    ["Ramburs la livrare", "Card la procesator"].map((payment): [string, Buyer] => [
      `a ${isCustomer ? "customer" : "guest"}, ${isCompany ? "pj" : "pf"}, ${payment}`,
      { isCustomer, isCompany, payment },
    ]),
  ),
);
/**
 * A quick run uses only half of the buyers, who still cover every payment method, kind of buyer and login
 * state.
 */
const BOUGHT = isFull() ? BUYERS : BUYERS.filter((_, index) => [0, 3, 5, 6].includes(index));
const MANNERS: [Manner, number][] = [
  ["plain", 1],
  ["odd", 2],
];

describe.each(MANNERS)("a purchase without JavaScript with %s responses of a provider", (manner, seed) => {
  it.each(BOUGHT)("a purchase without JavaScript succeeds for %s", async (_, buyer) => {
    const visit = await visitProvider({ manner, seed, isCustomer: buyer.isCustomer });
    const page = await buy(visit, buyer);
    const placed = [...visit.provider.shop.carts.values()].at(-1)?.order;
    expect(placed?.result).toMatchObject({ firstname: expect.any(String), payment: buyer.payment });
    if (buyer.payment.startsWith("Card"))
      expect(page.document.querySelector("form[action^='https://secure.mobilpay.ro']")).not.toBeNull();
    else {
      expect(page.url).toBe("/thank-you.html");
      expect(page.text).toContain("Comanda a fost trimisa cu success.");
    }
    if (!buyer.isCustomer) return;
    const details = await openPage(visit.shop, `/account/comenzi/${placed?.result.randomid}`);
    expect(details.text).toContain("Prosoape de hârtie pliate în V");
    expect(details.text).toContain("2000111");
  });

  it("a purchase without JavaScript can be followed by a return and a complaint", async () => {
    const { shop, provider } = await visitProvider({ manner, seed, isCustomer: true });
    const [customer] = provider.shop.customers.values();
    const before = customer?.returns.length ?? 0;
    const opened = await openPage(shop, "/account/returns");
    const form = [...opened.document.querySelectorAll("main form")].find((one) =>
      one.textContent.includes("IBAN"),
    );
    if (!form) throw new Error("No form to return with.");
    fill(form, { "Nume complet": "Ioana Marin", "E-mail": "client@exemplu.ro", Telefon: "0722000111" });
    fill(form, { Banca: "Banca Transilvania", IBAN: "RO49AAAA1B31007593840000" });
    const box = form.querySelector("input[type=checkbox]");
    if (!box) throw new Error("No product to return.");
    tickField(box);
    await press(shop, opened, /^(?:Trimite|Cere|Solicită)/, form);
    expect(customer?.returns.length).toBe(before + 1);

    const complaint = await openPage(shop, "/account/sesizari?add=1");
    fill(complaint, { "Tip sesizare": "Produs deteriorat", "Număr comandă": "1", Nume: "Ioana Marin" });
    fill(complaint, { Telefon: "0722000111", "Număr factură": "12", "Data facturii": "2026-11-20" });
    fill(complaint, { "Descrierea problemei": "Capacul este spart." });
    const sent = await press(shop, complaint, "Trimite sesizarea");
    expect(sent.notices).toContain("Sesizarea ta a fost trimisa cu succes!");
    expect(sent.text).toContain("Capacul este spart.");
    expect(customer?.complaints.at(-1)).toMatchObject({ typeid: "7", ordernr: "1" });
  });
});

const REFUSALS: [name: string, answer: Answer, told: string][] = [
  ["nested lists", { status: 400, body: { errors: { a: { b: ["Primul.", "Al doilea."] } } } }, "Al doilea."],
  [
    "realMessage",
    { status: 422, body: { errors: { oras: ["Alt oraș."], realMessage: "SQLSTATE[42]" } } },
    "Alt oraș.",
  ],
  ["a 422 map", { status: 422, body: { errors: { "customer.phone": "Alt telefon." } } }, "Alt telefon."],
  ["a list", { status: 400, body: { errors: ["Coșul s-a schimbat."] } }, "Coșul s-a schimbat."],
  ["a text", { status: 400, body: { errors: "Nu se poate." } }, "Nu se poate."],
  [
    "200 with a message",
    { status: 200, body: { data: { message: "Stoc insuficient." } } },
    "Stoc insuficient.",
  ],
  ["200 with nothing", { status: 200, body: { data: null } }, ""],
  ["200 with a list", { status: 200, body: [] }, ""],
  ["a text for an order", { status: 200, body: { data: { orderData: "nu" } } }, ""],
  ["500 with a message", { status: 500, body: { message: "Server Error" } }, ""],
  ["null", { status: 200, body: null }, ""],
];

it("the checkout page shows why the provider refused an order, and keeps the entered name and company", async () => {
  let refusal: Answer | undefined;
  const visit = await visitProvider({
    instead: (call) => (call === "POST /orders" ? refusal : undefined),
  });
  let page: Page | undefined;
  for (const [name, answer, reported] of REFUSALS) {
    refusal = answer;
    if (page) tick(page, /^Am citit și accept/);
    page = page
      ? await press(visit.shop, page, FINALIZE)
      : await buy(visit, { isCustomer: false, isCompany: true, payment: "Ramburs la livrare" });
    expect([name, page.status, page.url]).toEqual([name, 422, "/cos"]);
    expect([name, valueOf(page, "Prenume")]).toEqual([name, "Ana-Maria"]);
    expect([name, valueOf(page, "Denumire firmă")]).toEqual([name, "Curat SRL"]);
    const pageText = `${name}: ${page.notices} ${page.text}`;
    for (const text of [FINALIZE, reported, "comanda nu a putut fi trimisa."])
      expect(pageText).toContain(text);
    expect(pageText.slice(name.length)).not.toMatch(/SQLSTATE|realMessage/);
  }
});
