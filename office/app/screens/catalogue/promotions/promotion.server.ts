import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/promotions";
import type { StaffPromotion } from "@curat/contract/staff/promotions";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { uploadPictures } from "../../../components/picture/pictures.server.ts";
import { loadAddable, productsOf } from "../../../components/products/products.server.ts";
import { localOf } from "../../../components/time/local.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { previewOf } from "./preview.server.ts";
import { wholePromotionIn } from "./promotion-body.server.ts";
import { comparedPromotion, filledPromotion } from "./promotion-fields.ts";
import type { CodeOf } from "./promotion-fields.ts";
import { PICTURES, refusedAt, shownPreview } from "./promotions.server.ts";
import { texts } from "./texts.ts";

export async function loadPromotion({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: promotion }, { mayEdit, ...around }, may, addable] = await Promise.all([
    need(context, calls.getStaffPromotion, { params: { id } }),
    loadAround(context, { kind: "promotion", id, right: "promotions:edit" }),
    mayDo(context),
    loadAddable(context),
  ]);
  const { percent, price, promoID, state, product_ids, category_ids, brand_ids, excluded_ids, overlap } =
    promotion;
  const targets = { product_ids, category_ids, brand_ids, excluded_ids, overlap };
  const startsAt = localOf(promotion.starts_at);
  const endsAt = localOf(promotion.ends_at);
  const [codeOf, preview] = await Promise.all([
    codesOf(context, promotion),
    // Once the promotion has ended, its prices no longer apply.
    (percent === null && price === null) || state === "ended"
      ? undefined
      : previewOf(context, { percent, price, targets, startsAt, endsAt, promoID }),
  ]);
  return {
    promotion,
    filled: filledPromotion(promotion, codeOf),
    preview: preview?.ok ? preview.data : undefined,
    ...around,
    addable,
    mayEdit: mayEdit && may("products:view"),
  };
}

/** Saves, stops, removes or previews a promotion. The form's name selects the action. */
export async function changePromotion(request: Request, context: Context, id: string, room: string) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case "promotion": {
      const refused = await uploadPictures(context, form, PICTURES);
      if (refused) return refused;
      if (form.get("press") === "preview") return shownPreview(context, form, Number(id));
      const taken = await wholePromotionIn(context, form);
      if (!taken.ok) return taken.refusal;
      const { data: current } = await need(context, calls.getStaffPromotion, { params });
      const [codeOf, addable] = await Promise.all([codesOf(context, current), loadAddable(context)]);
      const compared = {
        subject: { kind: "promotion" as const, id },
        fill: (promotion: StaffPromotion) => filledPromotion(promotion, codeOf),
        ...comparedPromotion(addable),
      };
      const input = { params, body: { ...taken.body, version } };
      const sent = await send(context, form, calls.changeStaffPromotion, input, compared);
      return sent.ok ? leaveTo(context, `${room}/${id}`, texts.saved) : refusedAt(sent.refusal);
    }
    case "stop": {
      const input = { params, body: { is_published: false, version } };
      return press(context, calls.changeStaffPromotion, input, {
        to: `${room}/${id}`,
        message: texts.stopped,
      });
    }
    case "remove": {
      const input = { params, query: { version: String(version) } };
      const to = { to: `${room}/${id}`, message: texts.removed, next: () => room };
      return press(context, calls.removeStaffPromotion, input, to);
    }
    default:
      throw data(null, { status: 404 });
  }
}

async function codesOf(
  context: Context,
  { product_ids, excluded_ids, gift }: StaffPromotion,
): Promise<CodeOf> {
  const ids = [...product_ids, ...excluded_ids, ...(gift ? [gift.productID] : [])];
  const products = ids.length === 0 ? [] : await productsOf(context, ids);
  const codes = new Map(products?.map(({ productID, code }) => [productID, code]));
  return (id) => codes.get(id) ?? String(id);
}
