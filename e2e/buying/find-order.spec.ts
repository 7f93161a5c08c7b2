import { expect, test } from "@playwright/test";
import { orderAsGuest, orderNumber } from "../checkout-form.ts";
import { fill, linkOf, valueOf } from "../read-form.ts";
import { headingOf, mainText, noticesOf, type ReadPage, readPage, Visitor } from "../read-page.ts";

const NOT_FOUND =
  "Nu am găsit nicio comandă cu acest număr și această adresă de e-mail. Verifică datele din e-mailul de confirmare.";
const FOLLOW = "Urmărește sau anulează comanda";

test("a guest finds an order by number and email, and cancels it", async () => {
  const visitor = new Visitor();
  const sent = await orderAsGuest(visitor, 3);
  const number = orderNumber(sent);
  const search = async (page: ReadPage, requested: string, email: string) => {
    fill(page, { "Număr comandă": requested, "E-mail": email });
    return await visitor.press(page, "Caută comanda");
  };
  let page = await visitor.follow(linkOf(sent, FOLLOW));
  expect(headingOf(page)).toBe("Găsește comanda");
  expect(valueOf(page, "Număr comandă")).toBe(number);
  expect(valueOf(page, "E-mail")).toBe("ana@example.com");
  page = await search(page, number, "altcineva@example.com");
  expect(mainText(page)).toContain(NOT_FOUND);
  // The previous page already shows the same message.
  page = await search(await visitor.open("/comanda"), "999999", "ana@example.com");
  expect(mainText(page)).toContain(NOT_FOUND);
  page = await search(page, number, "ana@example.com");
  expect([headingOf(page), page.url]).toEqual([`Comanda ${number}`, "/comanda"]);
  page = await visitor.follow(linkOf(page, "Anulează comanda"));
  page = await visitor.follow(linkOf(page.main.getByRole("dialog"), "Nu"));
  page = await visitor.follow(linkOf(page, "Anulează comanda"));
  page = await visitor.press(page, "Da");
  expect(noticesOf(page)).toBe("Comanda a fost anulată.");
  expect(page.main.queryByRole("link", { name: "Anulează comanda" })).toBeNull();
  page = await visitor.press(page, "Caută altă comandă");
  expect(headingOf(page)).toBe("Găsește comanda");
});

test("the login page and the footer link to the search for guest orders", async () => {
  const visitor = new Visitor();
  const page = await visitor.follow(linkOf(await visitor.open("/auth"), "Găsește comanda după număr"));
  expect(page.url).toBe("/comanda");
  const links = { "Găsește comanda": "/comanda", "Retrageți-vă din contract aici": "/retragere" };
  for (const [name, address] of Object.entries(links))
    expect(linkOf(page.getByRole("contentinfo"), name).getAttribute("href")).toBe(address);
});

test("neither an order nor an invoice is shown before the order is found", async () => {
  expect(headingOf(await readPage("/comanda?cancel=1"))).toBe("Găsește comanda");
  expect((await readPage("/comanda/factura")).status).toBe(404);
});
