import { textOf } from "@curat/ui/form/form-values.ts";
import { messageOf, refuse } from "../../../components/form/send.server.ts";
import { findNamed, takeProducts } from "../../../components/products/products.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { giftIn, promotionIn } from "./promotion-fields.ts";

const EXCLUDED = "excluded";

type Refusal = ReturnType<typeof refuse>;

/** Reads a promotion from its form. Returns a refusal if a product code is unknown. */
export async function wholePromotionIn(context: Context, form: FormData) {
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken;
  const excluded = await takeExcluded(context, form);
  if (!excluded.ok) return excluded;
  const gift = await takeGift(context, form);
  if (!gift.ok) return gift;
  const product_ids = taken.products.map(({ productID }) => productID);
  const excluded_ids = excluded.products.map(({ productID }) => productID);
  return { ok: true as const, body: { ...promotionIn(form), product_ids, excluded_ids, gift: gift.gift } };
}

/** Reads the products that the promotion leaves out. Returns a refusal if a code is unknown. */
export function takeExcluded(context: Context, form: FormData): ReturnType<typeof takeProducts> {
  if (textOf(form, EXCLUDED) === "") return Promise.resolve({ ok: true, products: [] });
  return takeProducts(context, form, EXCLUDED);
}

interface Gift {
  productID: number;
  quantity: number;
  from: number | null;
}

async function takeGift(
  context: Context,
  form: FormData,
): Promise<{ ok: true; gift: Gift | null } | { ok: false; refusal: Refusal }> {
  const typed = giftIn(form);
  if (!typed) return { ok: true, gift: null };
  const { code, ...rest } = typed;
  const found = await findNamed(context, form, { codes: [code] });
  if (!found.ok)
    return { ok: false, refusal: refuse(form, { ...found, errors: { "gift.code": [messageOf(found)] } }) };
  const [product] = found.products;
  if (product) return { ok: true, gift: { productID: product.productID, ...rest } };
  const errors = { "gift.code": found.faultsOf([code]) };
  return { ok: false, refusal: refuse(form, { ok: false, status: 422, errors }) };
}
