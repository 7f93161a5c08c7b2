import { expect, test } from "@playwright/test";
import { becomeCustomer } from "../api-steps.ts";
import { CLUJ } from "../checkout-steps.ts";
import { buttonOf, fieldOf, fill, linkOf, valueOf } from "../read-form.ts";
import { mainText, noticesOf, Visitor } from "../read-page.ts";
import { register } from "../account/account-form.ts";

test("registration without JavaScript shows errors and keeps the entered values except the password", async () => {
  const visitor = new Visitor();
  let page = await visitor.open("/auth?pas=cont-nou");
  fill(page, { Prenume: "Ana-Maria", "E-mail": "ana@", Parolă: "scurt" });
  page = await visitor.press(page, "Creează cont");
  for (const error of [
    "Câmpul Nume este obligatoriu.",
    "Adresa de e-mail nu este validă.",
    "Parola trebuie să aibă cel puțin 10 caractere.",
    "Câmpul Confirmare parolă este obligatoriu.",
    "Trebuie să accepți termenii și condițiile.",
  ])
    expect(mainText(page)).toContain(error);
  expect(["Prenume", "E-mail", "Parolă"].map((name) => valueOf(page, name))).toEqual([
    "Ana-Maria",
    "ana@",
    "",
  ]);
});

test("a customer saves, edits and deletes an address without JavaScript", async () => {
  const visitor = new Visitor();
  await becomeCustomer(visitor);
  let page = await visitor.open("/account/adrese");
  page = await visitor.follow(linkOf(page, "Adaugă o adresă"));
  fill(page, { Adresă: "Str. Lungă nr. 12", Județ: CLUJ.county });
  page = await visitor.press(page, "Arată localitățile");
  expect(valueOf(page, "Adresă")).toBe("Str. Lungă nr. 12");
  page = await visitor.press(page, "Salvează");
  expect(mainText(page)).toContain("Câmpul Localitate este obligatoriu.");
  fill(page, { Localitate: CLUJ.city });
  page = await visitor.press(page, "Salvează");
  expect(noticesOf(page)).toBe("Adresa a fost salvată.");
  page = await visitor.follow(linkOf(page, /^Modifică/));
  expect(valueOf(page, "Localitate")).toMatch(/^\d+$/);
  fill(page, { Adresă: "Str. Scurtă nr. 1" });
  page = await visitor.send(page, fieldOf(page, "Adresă"));
  page.main.getByRole("heading", { name: "Str. Scurtă nr. 1" });
  page = await visitor.follow(linkOf(page, /^Șterge/));
  expect(mainText(page)).toContain("Esti sigur ca vrei sa stergi aceasta adresa?");
  page = await visitor.press(page, "Da");
  expect(mainText(page)).toContain("Nu ai adrese salvate in cont");
});

test("a refused company form keeps the entered values without JavaScript and offers no register lookup", async () => {
  const visitor = new Visitor();
  await becomeCustomer(visitor);
  let page = await visitor.open("/account/companii?add=1");
  fill(page, { "Cod fiscal": "RO 14399840", "Denumire firmă": "Curățenie S.R.L." });
  // No company register is connected in this shop, so the form must not offer a lookup.
  expect(() => buttonOf(page, "Completează datele")).toThrow();
  page = await visitor.press(page, "Salvează");
  expect(valueOf(page, "Denumire firmă")).toBe("Curățenie S.R.L.");
  expect(valueOf(page, "Cod fiscal")).toBe("RO 14399840");
});

test("a customer without JavaScript adds a favourite and logs out", async () => {
  const FLOORS = "/solutii-de-curatare/pardoseli";
  const visitor = new Visitor();
  let page = await visitor.press(await visitor.open(FLOORS), /^Adaugă la favorite/);
  expect(page.url).toBe(FLOORS);
  expect(noticesOf(page)).toBe("Trebuie sa fii logat pentru a putea adauga la favorite produsul");
  // After registration the visitor returns to the page with the favourite's button.
  page = await register(visitor);
  expect(page.url).toBe(FLOORS);
  await visitor.press(page, /^Adaugă la favorite/);
  page = await visitor.open("/account/favorite");
  expect(page.main.getAllByRole("article")).toHaveLength(1);
  page = await visitor.press(page, "Ieși din cont");
  expect([page.url, visitor.cookies.has("user_token")]).toEqual(["/", false]);
});
