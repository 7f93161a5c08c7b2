import { expect, it } from "vitest";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { pdfText } from "../../../testing/pdf-text.ts";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { LINES, openMailingShop } from "../../../testing/test-order-mails.ts";
import { aCompanyBody, anOrder, moveTo } from "../../../testing/test-orders.ts";

const HOSTILE = `<img src=x onerror=alert(1)></script> | " ' & 🧽`;
const PRODUCT_NAME = `${HOSTILE} ${"ș".repeat(200)}.`;
const ESCAPED = PRODUCT_NAME.replaceAll("&", "&amp;")
  .replaceAll("<", "&lt;")
  .replaceAll(">", "&gt;")
  .replaceAll('"', "&quot;")
  .replaceAll("'", "&#39;");
/**
 * Returns the text as extracted from a PDF, where narrow columns break lines anywhere and the font has no
 * emoji.
 */
const printed = (text: string): string => text.replaceAll(" ", "").replace("🧽", ":sponge:");

const { shop, mailOf } = await openMailingShop();

it("emails and invoices contain hostile product and company names in full, escaped", async () => {
  await shop.api.importShop({ products: [aProduct({ id: PRODUCT.lavender, name: PRODUCT_NAME })] });
  const body = aCompanyBody({ company: { name: HOSTILE } });
  const order = await anOrder(shop, { lines: LINES, body });
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  for (const step of ["placed", "confirmed", "shipped"]) {
    const mail = await mailOf(order, step);
    expect(mail.html).toContain(ESCAPED);
    expect(mail.html).not.toMatch(/<img src=x|<\/script/);
    expect(mail.text).toContain(PRODUCT_NAME);
  }
  const issued = await shop.staff.post(`/staff/orders/${order.id}/invoice`);
  const response = await shop.api.fetch(
    new Request(`http://api.test${API_BASE}/staff/orders/${order.id}/invoices/${issued.body.data.id}`, {
      headers: { [HEADERS.apiKey]: shop.config.apiKey, ...shop.staff.headers },
    }),
  );
  const paper = printed(pdfText(new Uint8Array(await response.arrayBuffer())));
  for (const name of [HOSTILE, PRODUCT_NAME]) expect(paper).toContain(printed(name));
});
