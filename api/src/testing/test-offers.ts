/** Bundles, gifts and vouchers as tests need them. */
import type { BundleImport, PromotionImport } from "../index.ts";
import { PRODUCT } from "./test-catalogue.ts";
import { asStaff } from "./test-orders.ts";
import type { TestShop } from "./test-shop.ts";

/** Two lavender (19.99) and one pack of towels (45.00) at ten per cent less: 2 × 17.99 + 40.50 = 76.48. */
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

/** One of the last three rolls for free with any lemon. */
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

/** Makes a voucher as staff does, ten per cent off everything unless said otherwise; tells its code. */
export async function aVoucher(shop: TestShop, terms: object = {}): Promise<string> {
  const body = { name: "Reducere 10 %", kind: "percent", percent: 10, ...terms };
  const { status, body: answer } = await shop.post("/staff/vouchers", body, asStaff(shop));
  if (status !== 200) throw new Error(`The voucher was refused: ${JSON.stringify(answer)}`);
  return answer.data.code;
}

/** Types the code into the cart. */
export async function applyVoucher(shop: TestShop, cart: string, code: string) {
  return shop.post(`/cart/add/voucher/${encodeURIComponent(code)}`, { code }, { cart });
}
