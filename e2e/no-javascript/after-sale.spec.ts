import { expect, test } from "@playwright/test";
import { deliver } from "../account/account-steps.ts";
import { becomeCustomer, placeOrder } from "../api-steps.ts";
import { fieldOf, fill, linkOf, tickField, valueOf } from "../read-form.ts";
import { mainText, noticesOf, textOf, Visitor } from "../read-page.ts";

const SEND_RETURN = "Trimite cererea de retur";

test("without JavaScript a refused return request keeps all entered values", async () => {
  const visitor = new Visitor();
  const { email } = await becomeCustomer(visitor);
  await placeOrder(visitor);
  await deliver(email);
  let page = await visitor.open("/account/returns");
  fill(page, { Banca: "Banca Probei" });
  page = await visitor.press(page, SEND_RETURN);
  expect(mainText(page)).toContain("Te rugam sa selectezi produsele pe care doresti sa il returnezi");
  expect(fieldOf(page, "Banca").closest("details")?.hasAttribute("open")).toBe(true);
  expect(valueOf(page, "Banca")).toBe("Banca Probei");
  tickField(page.main.getByRole("checkbox"));
  fill(page, { Telefon: "0722 123 456", IBAN: "RO49 AAAA 1B31 0075 9384 0000" });
  page = await visitor.press(page, SEND_RETURN);
  expect(noticesOf(page)).toBe("Cererea de retur a fost înregistrată.");
  expect(mainText(page)).toContain("Cerere primită");
});

test("without JavaScript a complaint shows the fields of its type after a button press", async () => {
  const visitor = new Visitor();
  await becomeCustomer(visitor);
  let page = await visitor.open("/account/sesizari");
  page = await visitor.follow(linkOf(page, "Adaugă o sesizare"));
  const heading = page.main.getByRole("heading", { name: "Sesizare nouă" });
  expect(heading.hasAttribute("autofocus")).toBe(true);
  fill(page, { "Număr comandă": "100001", "Tip sesizare": "Retur produs" });
  page = await visitor.press(page, "Arată câmpurile acestui tip");
  expect(valueOf(page, "Număr comandă")).toBe("100001");
  fill(page, {
    IBAN: "RO48 AAAA 1B31 0075 9384 0000",
    "Număr factură": "12",
    "Data facturii": "2026-10-05",
    Telefon: "0722 123 456",
    "Descrierea problemei": "Vreau să returnez produsul.",
  });
  page = await visitor.press(page, "Trimite sesizarea");
  expect(mainText(page)).toContain("Verifică IBAN-ul: o cifră sau o literă este greșită.");
  fill(page, { IBAN: "RO49 AAAA 1B31 0075 9384 0000" });
  page = await visitor.send(page, fieldOf(page, "Număr factură"));
  expect(noticesOf(page)).toBe("Sesizarea ta a fost trimisa cu succes!");
  const headings = page.main.getAllByRole("heading").map(textOf);
  expect(headings).toContainEqual(expect.stringMatching(/^Sesizarea \d+: Retur produs$/));
});
