import type { BundleImport, PromotionImport } from "../index.ts";
import { PRODUCT } from "./test-catalogue.ts";
import { aCart } from "./test-orders.ts";
import type { Answer, TestShop } from "./test-shop.ts";

/** Returns a bundle of two lavender (19.99) and one pack of towels (45.00), 10% off: 2 × 17.99 + 40.50 = 76.48. */
export function aBundle(changes: Partial<BundleImport> = {}): BundleImport {
  return {
    id: 1,
    slug: "baie-curata",
    name: "Baie curată",
    description: "",
    picture: null,
    isPublished: true,
    sortOrder: 1,
    percent: 10,
    products: [
      { productId: PRODUCT.lavender, quantity: 2 },
      { productId: PRODUCT.towels, quantity: 1 },
    ],
    ...changes,
  };
}

/** Returns a promotion that gives one of the last three rolls free with any lemon product. */
export function aGift(changes: Partial<PromotionImport> = {}): PromotionImport {
  const { id = 1 } = changes;
  return {
    id,
    slug: `cadou-${id}`,
    name: "Rolă cadou",
    label: "Cadou",
    description: "",
    picture: null,
    pictureMobile: null,
    startsAt: new Date(Date.now() - 86_400_000),
    endsAt: new Date(Date.now() + 86_400_000),
    sortOrder: id,
    isPublished: true,
    percent: null,
    gift: { productId: PRODUCT.lastThree, quantity: 1, condition: { kind: "product" } },
    productIds: [PRODUCT.lemon],
    ...changes,
  };
}

/** Creates a voucher as staff do, by default 10% off everything. Returns its code. */
export async function aVoucher(shop: TestShop, terms: object = {}): Promise<string> {
  const body = { name: "Reducere 10 %", kind: "percent", percent: 10, ...terms };
  const { status, body: answer } = await shop.staff.post("/staff/vouchers", body);
  if (status !== 200) throw new Error(`The voucher was refused: ${JSON.stringify(answer)}`);
  return answer.data.code;
}

export async function applyVoucher(shop: TestShop, cart: string, code: string) {
  return shop.post(`/cart/add/voucher/${encodeURIComponent(code)}`, { code }, { cart });
}

/** Creates a cart with one product and a voucher that applies to it. Returns its token. */
export async function aVoucherCart(
  shop: TestShop,
  code: string,
  product: number = PRODUCT.towels,
): Promise<string> {
  const cart = await aCart(shop, [{ product }]);
  const { status } = await applyVoucher(shop, cart, code);
  if (status !== 200) throw new Error(`The voucher ${code} was refused.`);
  return cart;
}

/** Adds bundles to a cart, by default to a new one. Returns its token. */
export async function aBundleCart(
  shop: TestShop,
  { bundle, cart }: { bundle: number; cart?: string },
  qty = 1,
): Promise<string> {
  return (await shop.post(`/cart/add/bundle/${bundle}`, { qty }, { cart })).body.data.qcartid;
}

export async function orderRow(shop: TestShop, { body }: Answer) {
  const rows = await shop.query<Record<string, unknown>>("select * from orders where random_id = $1", [
    body.data.orderData.randomid,
  ]);
  return rows[0];
}

/** Returns the database rows of the lines of the order in a response. */
export async function orderLines(shop: TestShop, { body }: Answer) {
  return shop.query<Record<string, unknown>>(
    "select l.* from order_line l join orders o on o.id = l.order_id where o.random_id = $1 order by position",
    [body.data.orderData.randomid],
  );
}
