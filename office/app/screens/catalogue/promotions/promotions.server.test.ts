import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { createPromotion } from "./promotions.server.ts";

const PRODUCT = { productID: 7, code: "PH-V", name: "Prosoape" };
const GIFT = { productID: 9, code: "DAR-1", name: "Burete" };
const TYPED = {
  form: "promotion",
  promo: "Zilele prosoapelor",
  label: "–10 %",
  starts_at: "2026-11-23T00:00",
  ends_at: "2026-12-01T00:00",
  kind: "percent",
  percent: "12,5",
  products: "ph-v",
  sort_order: "0",
};

async function send(changes: Record<string, string>, reported: StubbedResponse) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...changes })) body.set(name, value);
  const bodies: { path: string; body: unknown }[] = [];
  const { result, requests } = await visit(
    ({ url }) => {
      if (url.endsWith("/margin-checks")) return { body: { data: [{ productID: 8, warning: "Sub cost." }] } };
      if (!url.endsWith("/choose")) return reported;
      const wantsGift = bodies.length > 0;
      bodies.push({ path: url, body: null });
      return { body: { data: { products: [wantsGift ? GIFT : PRODUCT], unknown: [], archived: [] } } };
    },
    (context) =>
      createPromotion(new Request("https://curat.ro/admin", { method: "POST", body }), context, "reduction"),
  );
  return { result, last: requests.findLast(({ url }) => !url.endsWith("/margin-checks")) };
}

it("a promotion is submitted with product ids, UTC dates and a slug", async () => {
  const { result, last } = await send(
    { "gift.code": "dar-1", "gift.quantity": "2" },
    { body: { data: { promoID: 3 } } },
  );
  expect(leadsTo(result)).toBe("/promotii/3");
  expect(await last?.json()).toMatchObject({
    slug: "zilele-prosoapelor",
    percent: 12.5,
    price: null,
    starts_at: "2026-11-22T22:00:00.000Z",
    product_ids: [7],
    gift: { productID: 9, quantity: 2, from: null },
  });
});

it("a preview counts its products, warns of prices below cost and saves nothing", async () => {
  const price = { list_price: 45, price: 40.5, oldprice: null, save_percent: 0, floor_price: 40 };
  const prices = [
    { productID: 7, code: "PH-V", name: "", ...price, meets: null, is_reduced: true },
    { productID: 8, code: "X", name: "", ...price, meets: null, is_reduced: false },
  ];
  const { result, last } = await send(
    { press: "preview" },
    { body: { data: { total: 2, not_reduced: 1, meeting: [], prices } } },
  );
  expect(result).toMatchObject({
    form: "promotion",
    values: { promo: "Zilele prosoapelor", percent: "12,5" },
    preview: {
      total: 2,
      prices: [
        { productID: 7, margin: null },
        { productID: 8, margin: "Sub cost." },
      ],
    },
  });
  expect(new URL(last?.url ?? "").pathname).toMatch(/\/staff\/promotions\/preview$/);
  expect(await last?.json()).toMatchObject({ percent: 12.5, product_ids: [7] });
});

it("a refused promotion shows errors about products at the code fields", async () => {
  const errors = {
    product_ids: ["Prețul nu este sub cel mai mic din ultimele 30 de zile: Prosoape (PH-V)."],
  };
  const { result } = await send({}, { status: 422, body: { errors } });
  expect(result).toMatchObject({
    init: { status: 422 },
    data: { errors: { products: errors.product_ids }, values: { products: "ph-v" } },
  });
});
