import { expect, test } from "@playwright/test";
import { becomeCustomer } from "../api-steps.ts";
import { ownSoldOutProduct } from "../own-product.ts";
import { fieldOf, fill, isTicked, linkOf, tick, valueOf } from "../read-form.ts";
import { mainText, noticesOf, Visitor } from "../read-page.ts";

test("a data-rights request without JavaScript keeps the entered values and is sent", async () => {
  const visitor = new Visitor();
  await becomeCustomer(visitor);
  let page = await visitor.open("/account/cookie");
  page = await visitor.follow(linkOf(page, "Șterge datele stocate"));
  fill(page, { "E-mail": "ana@", Comentarii: "Vă rog." });
  page = await visitor.press(page, "Trimite cererea");
  expect(mainText(page)).toContain("Adresa de e-mail nu este validă.");
  expect(valueOf(page, "Comentarii")).toBe("Vă rog.");
  fill(page, { "E-mail": "ana@exemplu.ro" });
  page = await visitor.press(page, "Trimite cererea");
  expect(noticesOf(page)).toBe(
    "Cererea d-voastra a fost trimisă și va fi soluționată în cel mult 30 de zile.",
  );
  expect(mainText(page)).toContain("În lucru");
});

test("a customer without JavaScript accepts all cookies or refuses all optional ones with a single button", async () => {
  const visitor = new Visitor();
  await becomeCustomer(visitor);
  let page = await visitor.open("/account/cookie");
  page = await visitor.press(page, "Accept tot");
  expect([noticesOf(page), page.url]).toEqual(["Alegerea ta a fost salvată.", "/account/cookie"]);
  expect(visitor.cookies.get("consent")?.split(".")).toEqual(expect.arrayContaining(["10", "43", "46"]));
  page = await visitor.press(page, "Refuz tot");
  expect(isTicked(fieldOf(page, /analytics_storage/))).toBe(false);
  expect(visitor.cookies.get("consent")).toBe("1.2.3");
});

test("a customer sets a stock alert on a separate page without JavaScript", async () => {
  const visitor = new Visitor();
  const { url } = await ownSoldOutProduct();
  await becomeCustomer(visitor);
  let page = await visitor.open(url);
  page = await visitor.follow(linkOf(page, "Informeaza-ma cand produsul revine in stoc"));
  fill(page, { Nume: "Pop" });
  page = await visitor.press(page, "Setează alerta");
  expect(mainText(page)).toContain("Trebuie să accepți termenii și condițiile.");
  expect(valueOf(page, "Nume")).toBe("Pop");
  tick(page, /^Am citit și accept/);
  page = await visitor.press(page, "Setează alerta");
  expect(noticesOf(page)).toContain("Alerta a fost setata");
});
