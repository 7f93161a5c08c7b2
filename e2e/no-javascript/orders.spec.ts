import { expect, test } from "@playwright/test";
import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { CLUJ, NASAUD } from "../checkout-steps.ts";
import { fieldOf, fieldsOf, fill, groupOf, linkOf, tick, tickField, valueOf } from "../read-form.ts";
import { mainText, noticesOf, textOf, Visitor } from "../read-page.ts";
import {
  acceptAndFinalize,
  expectOrderSent,
  fillAddress,
  fillContact,
  lockers,
  NOTE,
  openCart,
} from "../checkout-form.ts";

const ADD = /^Adauga in cos/;
const ADDED = "Produsul a fost adaugat cu succes";

test("a visitor without JavaScript orders a product found through the menu", async () => {
  const visitor = new Visitor();
  let page = await visitor.open("/");
  const menu = page.document.querySelector('nav[aria-label="Meniu principal"] details');
  // The menu contains its first level and a link to all categories.
  expect(linkOf(menu ?? page, "Toate categoriile").getAttribute("href")).toBe("/sitemap");
  page = await visitor.follow(menu?.querySelector("#menu-island a") ?? null);
  const filters = page.main.getByRole("complementary", { name: "Filtre" });
  page = await visitor.follow(filters.querySelector('a[href*="filters="]'));
  expect(page.url).toMatch(/filters=/);
  const card = [...page.document.querySelectorAll("main article")].find((article) =>
    article.querySelector(".quick-add"),
  );
  page = await visitor.follow(linkOf(card ?? page, /./));
  // The bottom bar on phones has this button too.
  page = await visitor.press(page, "Adauga in cos", page.document.querySelector("#buy-form") ?? page);
  expect(noticesOf(page)).toContain(ADDED);

  page = await fillContact(visitor, await openCart(visitor));
  page = await fillAddress(visitor, page, CLUJ);
  expect(valueOf(page, "Prenume")).toBe("Ana-Maria");
  page = await acceptAndFinalize(visitor, page);
  expectOrderSent(page);
  expect(mainText(await visitor.open(page.url))).toContain("Str. Lungă nr. 12, ap. 3, Cluj-Napoca, Cluj");
});

test("a visitor without JavaScript orders a product found by search", async () => {
  const visitor = new Visitor();
  let page = await visitor.open("/");
  const search = page.document.querySelector('[placeholder="Cauta"]');
  const form = search?.closest("form") ?? page;
  search?.setAttribute("value", "detergent");
  page = await visitor.press(page, "Caută", form);
  page = await visitor.press(page, ADD);
  page = await fillContact(visitor, await openCart(visitor));
  page = await fillAddress(visitor, page, NASAUD);
  expectOrderSent(await acceptAndFinalize(visitor, page));
});

test("Enter in a checkout field without JavaScript recalculates the totals", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 1);
  let page = await fillContact(visitor, await openCart(visitor));
  const quantity = fieldOf(page, /^Cantitate/);
  quantity.setAttribute("value", "2");
  page = await visitor.send(page, quantity);
  expect(mainText(page)).toContain("Produse (2 buc.)");
  expect(valueOf(page, "E-mail")).toBe("ana@example.com");
});

test("the checkout without JavaScript refuses a city of another county", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 1);
  let page = await fillContact(visitor, await openCart(visitor));
  page = await fillAddress(visitor, page, CLUJ);
  fill(groupOf(page, "Adresa de livrare"), { Județ: "Sibiu" });
  page = await acceptAndFinalize(visitor, page);
  const address = groupOf(page, "Adresa de livrare");
  expect(textOf(address)).toContain("Câmpul Localitate este obligatoriu.");
  expect(mainText(page)).toContain("Nu ai completat toate campurile.");
  fill(address, { Localitate: "Mediaș" });
  expect(valueOf(page, "Prenume")).toBe("Ana-Maria");
});

test("a buyer without JavaScript removes a line from the cart with its button", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor);
  const page = await visitor.press(await openCart(visitor), /^Elimină .* din coș$/);
  expect(mainText(page)).toContain("Cosul tau este gol");
});

test("a visitor without JavaScript orders with a voucher", async () => {
  const visitor = new Visitor();
  await visitor.press(await visitor.open("/pachete/pachet-curatenie-de-primavara"), "Adauga in cos");
  let page = await fillContact(visitor, await openCart(visitor));
  fieldOf(page, /^Cantitate/).setAttribute("value", "2");
  fill(page, { "Cod de reducere": "NU-EXISTA" });
  page = await visitor.press(page, "Aplică");
  expect(mainText(page)).toContain("Codul nu este valid.");
  expect(valueOf(page, "Cod de reducere")).toBe("NU-EXISTA");
  fill(page, { "Cod de reducere": "CURAT10" });
  page = await visitor.press(page, "Aplică");
  expect(mainText(page)).toContain("Cod aplicat: CURAT10");
  page = await fillAddress(visitor, page, CLUJ);
  page = await acceptAndFinalize(visitor, page);
  expectOrderSent(page);
  expect(mainText(page)).toContain("(CURAT10)");
});

test("a visitor without JavaScript searches for a locker and orders with delivery to it", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 1);
  let page = await fillContact(visitor, await openCart(visitor));
  page = await fillAddress(visitor, page, CLUJ);
  tick(page, /easybox/);
  page = await visitor.press(page, "Arată easybox-urile");
  fill(lockers(page), { "Caută după localitate, stradă sau nume": "arad" });
  page = await visitor.press(page, "Caută easybox");
  const open = fieldsOf(lockers(page), /arad/i).find((radio) => !radio.hasAttribute("disabled"));
  tickField(open ?? lockers(page));
  page = await acceptAndFinalize(visitor, page);
  expectOrderSent(page);
  const delivery = [...page.document.querySelectorAll("dd")].map(textOf);
  expect(delivery).toContainEqual(expect.stringMatching(/^easybox .*, Arad$/));
});

test("the checkout without JavaScript reports a missing locker at its field", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 1);
  let page = await fillContact(visitor, await openCart(visitor));
  page = await fillAddress(visitor, page, CLUJ);
  tick(page, /easybox/);
  page = await visitor.press(page, "Arată easybox-urile");
  page = await acceptAndFinalize(visitor, page);
  expect(textOf(lockers(page))).toContain("Alege easybox-ul la care livrăm comanda.");
  expect(valueOf(page, "Prenume")).toBe("Ana-Maria");
});

test("a login during the checkout without JavaScript keeps the entered values", async () => {
  const customer = await becomeCustomer(new Visitor());
  const visitor = new Visitor();
  await haveInCart(visitor, 1);
  let page = await openCart(visitor);
  fill(page, { [NOTE]: "Sunați înainte." });
  tick(page, "Am cont");
  fill(page, { "E-mailul contului": customer.email, Parolă: "o parolă greșită" });
  page = await visitor.press(page, "Intră în cont");
  expect(mainText(page)).toContain("E-mail sau parolă incorecte.");
  fill(page, { Parolă: customer.password });
  page = await visitor.press(page, "Intră în cont");
  expect(fieldsOf(page, "Am cont")).toEqual([]);
  expect(valueOf(page, NOTE)).toBe("Sunați înainte.");
  expect(valueOf(page, "Prenume")).not.toBe("");
  page = await fillContact(visitor, page);
  page = await fillAddress(visitor, page, NASAUD);
  page = await acceptAndFinalize(visitor, page);
  expectOrderSent(page);
  linkOf(page, "Vezi comanda în cont");
});
