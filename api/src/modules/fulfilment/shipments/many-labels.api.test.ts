import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { PDFDocument } from "pdf-lib";
import { afterAll, describe, expect, it } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import type { ApiConfig } from "../../../config.ts";
import { createApi } from "../../../index.ts";
import { startFan } from "@curat/stand-ins/fan";
import { aFreePort } from "../../../testing/free-port.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, DELIVERY, moveTo, type PlacedOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const sameday = await startSameday({ port: 0, stageSeconds: 1_000_000 });
afterAll(() => sameday.close());
// This courier's labels are incomplete PDFs.
const fan = await startFan();
afterAll(() => fan.close());
const shop = await openTestShop({ sameday: { ...SAMEDAY_ACCOUNT, url: sameday.url }, fan: fan.account });
const { staff } = shop;

async function withAwb(
  delivery: number = DELIVERY.sameday,
  awb = "",
): Promise<PlacedOrder & { awb: string }> {
  const body = anOrderBody({ delivery: { deliveryid: delivery } });
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], body });
  await moveTo(shop, order, "confirmed");
  const answer = await staff.put(`/staff/orders/${order.id}/awb`, { awb });
  return { ...order, awb: answer.body.data.awb.awbid };
}
async function labelsOf(ids: (number | string)[], changes: Partial<ApiConfig> = {}) {
  const api = createApi({ ...shop.config, ...changes });
  const url = `http://api.test/api/v1/staff/shipments/labels?ids=${ids.join(",")}`;
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const answer = await api.fetch(new Request(url, { headers }));
  const bytes = Buffer.from(await answer.arrayBuffer());
  await api.close();
  return { answer, bytes };
}
async function sizesOf(bytes: Buffer): Promise<string[]> {
  const paper = await PDFDocument.load(bytes);
  return paper.getPages().map((page) => `${Math.round(page.getWidth())} x ${Math.round(page.getHeight())}`);
}
/** Returns the waybill numbers in a document, which the simulator writes as plain text on each page. */
async function awbsOf(bytes: Buffer): Promise<string[]> {
  const paper = await PDFDocument.load(bytes);
  const plain = Buffer.from(await paper.save({ useObjectStreams: false })).toString("latin1");
  return [...plain.matchAll(/\(AWB\) Tj ET\s+BT [^(]*\((\w+)\) Tj/g)].map(([, awb = ""]) => awb);
}

describe("the labels of many orders", () => {
  it("the labels of many orders form one document with one label per page, in the requested order", async () => {
    const [first, second, third] = [await withAwb(), await withAwb(), await withAwb()];
    const { answer, bytes } = await labelsOf([second.id, third.id, first.id, second.id]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="etichete.pdf"',
    });
    expect(await sizesOf(bytes)).toEqual(["298 x 420", "298 x 420", "298 x 420"]);
    expect(await awbsOf(bytes)).toEqual([second.awb, third.awb, first.awb]);
  });

  it("a document of labels starts with a page that lists orders without a label, with the reason", async () => {
    const good = await withAwb();
    const none = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
    const typed = await withAwb(DELIVERY.sameday, "MANUAL-77");
    const broken = await withAwb(DELIVERY.fan);
    const { bytes } = await labelsOf([none.id, good.id, typed.id, broken.id, 2_147_483_647]);
    expect(await sizesOf(bytes)).toEqual(["298 x 420", "298 x 420"]);
    expect(await awbsOf(bytes)).toEqual([good.awb]);
    // The simulator's labels use a font with the same name as ours, so the text is read from a document without them.
    const alone = await labelsOf([none.id, typed.id, broken.id, 2_147_483_647]);
    const paper = await PDFDocument.load(alone.bytes);
    const text = pdfText(await paper.save({ useObjectStreams: false })).replaceAll(" ", "");
    for (const words of [
      "4 din 4 comenzi",
      `Comanda ${none.number}: nu are AWB.`,
      `Comanda ${typed.number}: AWB-ul nu aparține contului nostru`,
      `Comanda ${broken.number}: eticheta primită de la curier nu poate fi citită.`,
      "Comanda cu id-ul 2147483647: nu există.",
    ])
      expect(text).toContain(words.replaceAll(" ", ""));
  });

  it("labels of an unreachable courier are listed as missing after one attempt", async () => {
    const [one, other] = [await withAwb(), await withAwb()];
    const away = { sameday: { ...SAMEDAY_ACCOUNT, url: `http://127.0.0.1:${await aFreePort()}` } };
    const { bytes } = await labelsOf([one.id, other.id], away);
    expect([await sizesOf(bytes), await awbsOf(bytes)]).toEqual([["298 x 420"], []]);
  });

  it.each([
    [0, "Alege cel puțin o comandă."],
    [201, "Alege cel mult 200 de comenzi."],
  ])("a request for labels of %d orders is refused", async (length, message) => {
    const ids = Array.from({ length }, (_, id) => id + 1);
    const { status, body } = await staff.get(`/staff/shipments/labels?ids=${ids.join(",")}`);
    expect([status, body.errors]).toEqual([422, { ids: [message] }]);
  });
});
