import { loginAsDemoCustomer } from "../api-steps.ts";
import { expect, test } from "../test.ts";

const LAST_ORDER = {
  randomid: "o-comanda-mai-veche",
  number: "100042",
  orderdate: "2026-11-20T09:30:00.000Z",
  total: 62.97,
  status_label: "Nouă",
  firstname: "Ana-Maria",
  lastname: "Ionescu",
  phone: "+40722123456",
  delivery_phone: "+40722123456",
  delivery_county: "Cluj",
  delivery_city: "Cluj-Napoca",
  delivery_streetaddress: "Str. Lungă nr. 12",
  invoice_county: "Alba",
  invoice_city: "Alba Iulia",
  invoice_streetaddress: "Piața Mică nr. 2",
  companyname: "Hotel Ștefan cel Mare S.R.L.",
  fiscalcode: "14399840",
  commerceregistry: "J12/100/2001",
  bankname: "Banca Probei",
  bankaccount: "RO49AAAA1B31007593840000",
  deliveryname: "Curier Sameday la domiciliu",
  delivery_price: 0,
  paymentcode: "COD",
  payment: "Plată ramburs, la livrare",
  hasInvoice: true,
};

test("the last order stored in the browser is shown only once", async ({ page }) => {
  await page.goto("/marci");
  await page.evaluate((order) => localStorage.setItem("lastorder", order), JSON.stringify(LAST_ORDER));
  await page.goto("/thank-you.html");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Mulțumim, Ana-Maria! Am primit comanda ta.",
  );
  for (const expected of [
    /Număr comandă\s*100042/,
    /20 noiembrie 2026/,
    /Stare\s*Nouă/,
    /Total\s*62\.97 lei/,
    /Livrare\s*Ana-Maria Ionescu/,
    /Livrare\s*Str\. Lungă nr\. 12, Cluj-Napoca, Cluj\s*Telefon\s*\+40722123456/,
    /Metodă\s*Curier Sameday la domiciliu\s*Când ajunge\s*în 2-3 zile de la confirmare\s*Cost livrare\s*Gratuit/,
    /Facturare\s*Hotel Ștefan cel Mare S\.R\.L\.\s*Cod fiscal\s*14399840/,
    /Nr\. la Registrul Comerțului\s*J12\/100\/2001/,
    /Facturare\s*Piața Mică nr\. 2, Alba Iulia, Alba/,
    /Banca Probei/,
    /IBAN\s*RO49AAAA1B31007593840000/,
    /Plată\s*Plată ramburs, la livrare/,
  ])
    await expect(main).toContainText(expected);
  await page.reload();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Nicio comandă de afișat");
});

test("the confirmation page links a customer to the invoice and the order", async ({ page }) => {
  await loginAsDemoCustomer(page);
  await page.goto("/marci");
  await page.evaluate((order) => localStorage.setItem("lastorder", order), JSON.stringify(LAST_ORDER));
  await page.goto("/thank-you.html");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Vezi comanda în cont" })).toHaveAttribute(
    "href",
    "/account/comenzi/o-comanda-mai-veche",
  );
  await expect(main.getByRole("link", { name: "Descarcă factura" })).toHaveAttribute(
    "href",
    "/account/comenzi/o-comanda-mai-veche/factura",
  );
});
