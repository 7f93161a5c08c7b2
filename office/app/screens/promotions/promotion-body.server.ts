import { chooseStaffProducts } from "@curat/contract/staff/product-choice";
import { messageOf, refuse } from "../../components/form/send.server.ts";
import { takeProducts } from "../../components/products/products.server.ts";
import { apiOf } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { giftIn, promotionIn } from "./promotion-fields.ts";
import { texts } from "./texts.ts";

type Refusal = ReturnType<typeof refuse>;

/** All that the form asks of the API, its codes as the products' ids; a code that is none refuses the form. */
export async function wholePromotionIn(context: Context, form: FormData) {
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken;
  const gift = await takeGift(context, form);
  if (!gift.ok) return gift;
  const product_ids = taken.products.map(({ productID }) => productID);
  return { ok: true as const, body: { ...promotionIn(form), product_ids, gift: gift.gift } };
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
  const answer = await apiOf(context).call(chooseStaffProducts, { body: { codes: [code] } });
  if (!answer.ok)
    return { ok: false, refusal: refuse(form, { ...answer, errors: { "gift.code": [messageOf(answer)] } }) };
  const [product] = answer.data.products;
  if (product) return { ok: true, gift: { productID: product.productID, ...rest } };
  const errors = { "gift.code": [texts.unknownGift(code)] };
  return { ok: false, refusal: refuse(form, { ok: false, status: 422, errors }) };
}
