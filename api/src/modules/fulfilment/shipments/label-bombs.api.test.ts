import { HEADERS } from "@curat/contract/headers.values";
import { afterAll, expect, it } from "vitest";
import { pdfBombs } from "../../../testing/bombs/bombs.ts";
import { BOMB_MB, expectClearAnswers, limitReaders } from "../../../testing/bombs/expect-clear-answers.ts";
import { startFan } from "@curat/stand-ins/fan";
import { pdfText } from "../../../testing/pdf-text.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, DELIVERY, moveTo } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

limitReaders();
const fan = await startFan();
const shop = await openTestShop({ fan: fan.account });
const { staff } = shop;
afterAll(() => fan.close());

it("ten hostile labels from a courier are printed or listed as unreadable within 5 s", async () => {
  const orders: { id: number; awb: string }[] = [];
  for (let place = 0; place < 10; place += 1) {
    const body = anOrderBody({ delivery: { deliveryid: DELIVERY.fan } });
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], body });
    await moveTo(shop, order, "confirmed");
    const sent = await staff.put(`/staff/orders/${order.id}/awb`, { awb: "" });
    orders.push({ id: order.id, awb: sent.body.data.awb.awbid as string });
  }
  const answers = await expectClearAnswers(shop, pdfBombs(BOMB_MB * 3), async (content, place) => {
    const order = orders[place];
    fan.labels.set(order?.awb ?? "", content);
    const url = `http://api.test/api/v1/staff/shipments/labels?ids=${order?.id}`;
    const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
    const answer = await shop.api.fetch(new Request(url, { headers }));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (answer.status !== 200) return `${answer.status}`;
    const isMissing = pdfText(bytes).includes("eticheta primită de la curier nu poate fi citită");
    return isMissing ? "refused" : "taken";
  });
  expect(Object.values(answers)).toContain("refused");
});
