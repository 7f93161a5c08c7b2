import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aCart, anOrderBody, PAYMENT, PAYMENT_SETTINGS, placeOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  worker = await shop.api.startWorker();
});
afterAll(() => worker.stop());

async function order(payment: number): Promise<string> {
  const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
  const placed = await placeOrder(shop, cart, anOrderBody({ payment: { paymentid: payment } }));
  return placed.body.data.orderData.number;
}

async function mailAbout(subject: string): Promise<ParsedMail> {
  let found: ParsedMail | undefined;
  await expect
    .poll(
      async () => {
        const files = (await readdir(shop.config.mailFolder)).filter((name) => name.endsWith(".eml"));
        const mails = await Promise.all(
          files.map(async (name) => simpleParser(await readFile(join(shop.config.mailFolder, name)))),
        );
        found = mails.find((mail) => mail.subject?.includes(subject));
        return found?.subject;
      },
      { timeout: 10_000 },
    )
    .toContain(subject);
  if (!found) throw new Error("The mail does not exist.");
  return found;
}

function documentsOf(mail: ParsedMail): { name: string | undefined; start: string }[] {
  return mail.attachments.map(({ filename, content }) => ({
    name: filename,
    start: content.subarray(0, 5).toString(),
  }));
}

/** Attached to every order confirmation sent to a consumer. */
const WITHDRAWAL = { name: expect.stringMatching(/^dreptul-de-retragere-/), start: "%PDF-" };

it("a transfer order's confirmation has the proforma attached", async () => {
  const number = await order(PAYMENT.transfer);
  const mail = await mailAbout(`Comanda ${number}`);
  expect(documentsOf(mail)).toEqual([{ name: `proforma-${number}.pdf`, start: "%PDF-" }, WITHDRAWAL]);
});

it("a cash order's confirmation has no proforma, and its invoice is emailed separately", async () => {
  const number = await order(PAYMENT.cash);
  expect(documentsOf(await mailAbout(`Comanda ${number}`))).toEqual([WITHDRAWAL]);
  const [row] = await shop.query<{ id: string }>("select id from orders where number = $1", [number]);
  const { staff } = shop;
  const issued = (await staff.post(`/staff/orders/${row?.id}/invoice`)).body.data;
  const mail = await mailAbout(`Factura pentru comanda ${number}`);
  expect(mail.text).toContain(
    `Factura seria ${issued.series} nr. ${issued.number} este atașată acestui mesaj.`,
  );
  expect(documentsOf(mail)).toEqual([
    { name: `factura-${issued.series}-${issued.number}.pdf`, start: "%PDF-" },
  ]);
});

it("a storno is emailed to the buyer", async () => {
  const number = await order(PAYMENT.cash);
  const [row] = await shop.query<{ id: string }>("select id from orders where number = $1", [number]);
  const { staff } = shop;
  await staff.post(`/staff/orders/${row?.id}/invoice`);
  const storno = (await staff.post(`/staff/orders/${row?.id}/invoice/storno`)).body.data;
  const mail = await mailAbout(`Factura storno pentru comanda ${number}`);
  expect(mail.text).toContain(
    `Factura storno seria ${storno.series} nr. ${storno.number} este atașată acestui mesaj.`,
  );
  expect(mail.text).toContain("TOTAL STORNAT\n-");
  expect(documentsOf(mail)).toEqual([
    { name: `factura-${storno.series}-${storno.number}.pdf`, start: "%PDF-" },
  ]);
});
