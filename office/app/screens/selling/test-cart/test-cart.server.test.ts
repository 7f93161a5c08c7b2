import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { loadTestCart } from "./test-cart.server.ts";

const CART = { lines: [], gifts: [], voucher: null, payments: [], products_total: 0, discount: 0, total: 0 };

async function open(
  query: string,
  tried: StubbedResponse = { body: { data: CART } },
  permissions = ["promotions:view"],
) {
  const url = new URL(`https://curat.ro/admin/promotii/cos?${query}`);
  return visit(
    ({ url: requestedUrl }) => {
      if (requestedUrl.endsWith("/staff/me")) return { body: { data: { permissions } } };
      if (requestedUrl.endsWith("/choose"))
        return {
          body: { data: { products: [{ productID: 7, code: "Ph-V", name: "" }], unknown: [], archived: [] } },
        };
      return tried;
    },
    (context) => loadTestCart(context, url),
    { path: `/promotii/cos?${query}`, method: "GET" },
  );
}

it("the test cart requests the cart in its URL, ignoring the case of codes", async () => {
  const { result, requests } = await open("produse=ph-v%3B+3%0APH-V&voucher=+zece+&client=pj");
  expect(result).toMatchObject({ cart: CART, errors: {}, values: { voucher: "zece", client: "pj" } });
  expect(await requests.at(-1)?.json()).toEqual({
    lines: [
      { productid: 7, quantity: 3 },
      { productid: 7, quantity: 1 },
    ],
    voucher: "zece",
    customer_type: "pj",
  });
});

it("a test cart without products sends no request", async () => {
  const { result, requests } = await open("produse=+%0A");
  expect(result).toEqual({ values: { produse: " \n", voucher: "", client: "pf" }, errors: {} });
  expect(requests).toHaveLength(1);
});

it("the test cart shows errors at the codes field, with the product's code", async () => {
  const errors = { "lines.0.productid": ["Produsul nu este la vânzare."], voucher: ["Codul nu este valid."] };
  const { result } = await open("produse=PH-V&voucher=x", { status: 422, body: { errors } });
  expect(result).toMatchObject({
    errors: { produse: ["PH-V nu este la vânzare."], voucher: ["Codul nu este valid."] },
  });
});

it("the test cart requires the permission to view promotions", async () => {
  const { result } = await open("", undefined, ["orders:view"]);
  expect(result).toMatchObject({ init: { status: 403 } });
});
