import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { BY_TRANSFER, expectInBoth, LINES, openMailingShop } from "../../../testing/test-order-mails.ts";
import { aCompanyBody, anOrder, anOrderBody, aPlace } from "../../../testing/test-orders.ts";
import { readDocument } from "./index.ts";

const { shop, mailOf } = await openMailingShop();

const WITHDRAWAL_PAPER = expect.stringMatching(/^dreptul-de-retragere-[0-9a-f]{8}\.pdf$/);
describe("order confirmations", () => {
  it("the order confirmation identifies the seller and explains the 14-day right of withdrawal", async () => {
    const mail = await mailOf(await anOrder(shop, { lines: LINES }), "placed");
    expect(mail.to).toBe("ana@example.com");
    expectInBoth(
      mail,
      "CUI RO14399840, Reg. com. J12/100/2001",
      "în 14 zile de la data la care tu sau o persoană indicată de tine, alta decât curierul, primești ultimul produs",
      "trimisă la office@curat.example",
      "garanție legală de conformitate de 2 ani",
    );
  });

  it("the order confirmation states the producer's durability guarantee", async () => {
    await shop.query("update product set durability_years = 5 where id = $1", [PRODUCT.lavender]);
    const mail = await mailOf(await anOrder(shop, { lines: LINES }), "placed");
    await shop.query("update product set durability_years = null where id = $1", [PRODUCT.lavender]);
    expectInBoth(mail, ": 5 ani", "commercial-guarantee-durability");
    expect((await mailOf(await anOrder(shop, { lines: LINES }), "placed")).text).not.toContain(
      "durabilitate",
    );
  });

  it("the order confirmation has the accepted terms, the delivery time and the withdrawal link", async () => {
    const terms = {
      id: 1961,
      typeId: 33,
      slug: "termeni",
      title: "Termeni",
      linkTitle: "Termeni și condiții",
    };
    const rest = { intro: "", picture: null, documents: [], createdAt: new Date(), sortOrder: 1 };
    const content = "<h2>1. Cine suntem</h2><p>Versiunea 1.0, în vigoare.</p>";
    await shop.api.importShop({ articles: [{ ...terms, ...rest, content }] });
    const mail = await mailOf(await anOrder(shop, { lines: LINES }), "placed");
    const [, version] = /versiunea ([0-9a-f]{8})/.exec(mail.text) ?? [];
    expect(mail.papers).toEqual([`termeni-si-conditii-${version}.pdf`, WITHDRAWAL_PAPER]);
    const paper = await readDocument(shop.config.mailFolder, mail.id, 0);
    expect(paper?.subarray(0, 5).toString()).toBe("%PDF-");
    expectInBoth(mail, "Coletul ajunge în 2-3 zile", "http://localhost:3000/retragere");
    const customer = await loginAs(shop);
    const own = await anOrder(shop, { lines: LINES, customer });
    expectInBoth(await mailOf(own, "placed"), `http://localhost:3000/retragere?comanda=${own.randomId}`);
    await shop.api.importShop({ articles: [{ ...terms, ...rest, content: `${content}<p>Nou.</p>` }] });
    const next = await mailOf(await anOrder(shop, { lines: LINES }), "placed");
    expect(next.papers).not.toEqual(mail.papers);
    await shop.query("delete from article where id = 1961");
  });

  it("the order confirmation uses the shop's text overrides for statuses and payment methods", async () => {
    const { staff } = shop;
    const version = async () => (await staff.get("/staff/texts")).body.data.version;
    const names = {
      "statuses.awaiting_payment": "Așteptăm banii",
      "payments.bankTransfer": "Transfer bancar",
    };
    const customer = await loginAs(shop);
    shop.api.onTouched(() => undefined);
    for (const [key, text] of Object.entries({ ...names, "steps.received": "Am primit-o" })) {
      const body = { text, version: await version() };
      expect((await staff.put(`/staff/texts/order-names.${key}`, body)).status).toBe(200);
    }
    await shop.api.caughtUp();
    const order = await anOrder(shop, { lines: LINES, body: BY_TRANSFER, customer });
    const page = (await customer.get(`/user/orders/${order.randomId}`)).body.data;
    expect(JSON.stringify(page)).toMatch(/Așteptăm banii.*Transfer bancar|Transfer bancar.*Așteptăm banii/);
    expectInBoth(await mailOf(order, "placed"), "Transfer bancar", "Am primit-o");
    await shop.query("delete from setting where key = 'texts'");
  });

  it("the order confirmation mentions the attached proforma for a bank transfer", async () => {
    const mail = await mailOf(await anOrder(shop, { lines: LINES, body: BY_TRANSFER }), "placed");
    expect(mail.papers).toEqual([expect.stringMatching(/^proforma-/), WITHDRAWAL_PAPER]);
    expectInBoth(mail, "Factura proformă este atașată acestui mesaj.");
  });

  it("the order confirmation to a company contains no consumer rights", async () => {
    const mail = await mailOf(await anOrder(shop, { lines: LINES, body: aCompanyBody() }), "placed");
    expect(mail.text).not.toMatch(/retragere|garanție/i);
  });

  it("the order confirmation links to the order in the account or by number", async () => {
    const client = await anOrder(shop, { lines: LINES, customer: await loginAs(shop) });
    const guest = await anOrder(shop, { lines: LINES });
    expectInBoth(await mailOf(client, "placed"), `http://localhost:3000/account/comenzi/${client.randomId}`);
    const toGuest = await mailOf(guest, "placed");
    expectInBoth(toGuest, "http://localhost:3000/comanda");
    expect(toGuest.text).not.toContain("/account/");
  });

  it("the order confirmation to an unverified address contains neither links nor the guest's remarks", async () => {
    const evil = "Contul e blocat, intră pe https://evil.example/login";
    const body = aCompanyBody({
      observation: evil,
      company: { name: "Banca evil.example SRL" },
      deliveryaddress: aPlace({ streetaddress: "Str. Lungă 1, www.evil.example" }),
    });
    const mail = await mailOf(await anOrder(shop, { lines: LINES, body }), "placed");
    expectInBoth(mail, "Str. Lungă 1, …", "Banca evil. example SRL");
    for (const text of [mail.html, mail.text]) expect(text).not.toMatch(/evil\.example|Contul e blocat/);
  });

  it("the order confirmation shows discount, gift, bundle, locker and note", async () => {
    const body = anOrderBody({ observation: "Interfon <12>" });
    const customer = await loginAs(shop);
    const order = await anOrder(shop, { lines: LINES, body, customer });
    await mailOf(order, "placed");
    const locker = {
      id: "L1",
      name: "easybox Centru",
      address: "Piața Unirii 1",
      city: "Cluj-Napoca",
      county: "Cluj",
      postcode: "",
    };
    await shop.query(
      "update orders set voucher_code = 'ZECE', discount_bani = 400, total_bani = total_bani - 400, locker = $2 where id = $1",
      [order.id, JSON.stringify(locker)],
    );
    await shop.query(
      "update order_line set bundle_name = 'Bucătăria curată' where order_id = $1 and position = 0",
      [order.id],
    );
    await shop.query(
      `with line as (
         insert into order_line (order_id, position, product_type, product_id, name, quantity, unit_price_bani, vat_percent, vat_bani)
         values ($1, 8, 'gift', $2, 'Burete', 1, 0, 21, 0) returning id)
       insert into order_line_movement (line_id, kind, quantity, at) select id, 'ordered', 1, now() from line`,
      [order.id, PRODUCT.lemon],
    );
    // The first confirmation was already sent, so a second one needs another order number.
    await shop.query("update orders set number = 900001 where id = $1", [order.id]);
    await shop.query("select graphile_worker.add_job('order_placed_mail', $1::json)", [
      JSON.stringify({ orderId: order.id }),
    ]);
    const mail = await mailOf({ ...order, number: "900001" }, "placed");
    expectInBoth(
      mail,
      "Reducere (cod ZECE)",
      "-4.00 lei",
      "58.97 lei",
      "(din „Bucătăria curată”)",
      "Burete",
      "easybox Centru, Piața Unirii 1, Cluj-Napoca, Cluj",
    );
    expect(mail.text).toContain("Burete: 1 buc., cadou");
    expect(mail.text).toContain("Interfon <12>");
    expect(mail.html).toContain("Interfon &lt;12&gt;");
  });
});
