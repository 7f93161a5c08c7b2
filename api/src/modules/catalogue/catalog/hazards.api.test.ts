/** Hazards must be visible wherever customers can buy a product without opening its page (CLP art. 48(2)). */
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const HAZARD = "Pericol: coroziv, periculos pentru mediu";

it("lists, carts and order sheets show the hazards of a product", async () => {
  const [row] = await shop.query<{ code: string }>(
    `update product set safety = '{"pictograms": ["GHS05", "GHS09"], "signalWord": "Pericol", "statements": ["H314 Arsuri."]}'
     where id = $1 returning code`,
    [PRODUCT.lavender],
  );
  await shop.query("update product set safety = null where id = $1", [PRODUCT.towels]);
  const listed: { productID: number; hazard?: string }[] = (await shop.get("/products?perPage=100")).body
    .data;
  const hazardOf = (id: number) => listed.find(({ productID }) => productID === id)?.hazard;
  expect([hazardOf(PRODUCT.lavender), hazardOf(PRODUCT.towels)]).toEqual([HAZARD, undefined]);

  const first = await shop.post(`/cart/add/${PRODUCT.lavender}`, { qty: 1 });
  const cart = first.body.data.qcartid;
  const { cartitems } = (await shop.post(`/cart/add/${PRODUCT.towels}`, { qty: 1 }, { cart })).body.data;
  expect(cartitems.slice(0, 2)).toMatchObject([{ hazard: HAZARD }, { productid: PRODUCT.towels }]);
  expect(cartitems[1].hazard).toBeUndefined();

  const body = new FormData();
  body.set("text", `${row?.code} 2`);
  const init = { method: "POST", body, headers: { [HEADERS.apiKey]: shop.config.apiKey } };
  const sent = await shop.api.fetch(new Request(`http://api.test${API_BASE}/order-sheets`, init));
  const { data } = (await sent.json()) as { data: { token: string } };
  const sheet = (await shop.get(`/order-sheets/${data.token}`)).body.data;
  expect(sheet.rows[0].product.hazard).toBe(HAZARD);
});
