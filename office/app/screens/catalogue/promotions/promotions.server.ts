import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/promotions";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { momentCell } from "../../../lists/cells.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { loadAddable, takeProducts } from "../../../components/products/products.server.ts";
import { send } from "../../../components/form/send.server.ts";
import { uploadPictures } from "../../../components/picture/pictures.server.ts";
import { loadList, listAsFile } from "../../../lists/list.server.ts";
import { loadNew } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { takeExcluded, wholePromotionIn } from "./promotion-body.server.ts";
import { atTypedFields, givesText, reductionIn, stateText, targetsIn } from "./promotion-fields.ts";
import { PROMOTIONS } from "./promotions-shape.ts";
import { previewOf } from "./preview.server.ts";
import { texts } from "./texts.ts";

export type Gives = "reduction" | "gift";
const ROOMS: Record<Gives, string> = { reduction: "/promotii", gift: "/cadouri" };
export const PICTURES = ["pic", "pic_mobile"];

const RIGHT = "promotions:edit";

const listOf = (gives: Gives) => ({
  shape: PROMOTIONS,
  read: (context: Context, { filters }: ListState, page: number) => {
    // The cast is safe, because the list accepts only known values for this filter.
    const state = filters.stare as keyof typeof texts.states | undefined;
    const query = { state, gives, q: filters.q, page: String(page) };
    return need(context, calls.listStaffPromotions, { query });
  },
});

export const loadPromotions = (context: Context, url: URL, gives: Gives) =>
  loadList(context, url, { ...listOf(gives), right: RIGHT });
export type PromotionsData = Awaited<ReturnType<typeof loadPromotions>>;

export const promotionsAsFile = ({ context, url }: LoaderFunctionArgs) =>
  listAsFile(context, url, {
    ...listOf("reduction"),
    head: [texts.name, texts.gives, texts.state, texts.from, texts.until, texts.label],
    cells: (one) => [
      one.promo,
      givesText(one),
      stateText(one),
      momentCell(one.starts_at),
      momentCell(one.ends_at),
      one.label,
    ],
  });

export async function loadNewPromotion({ context }: LoaderFunctionArgs) {
  const permitted = await loadNew(context, RIGHT);
  return { ...permitted, addable: await loadAddable(context) };
}

/** Creates a promotion, or previews the resulting prices. */
export async function createPromotion(request: Request, context: Context, gives: Gives) {
  const form = await request.formData();
  const refused = await uploadPictures(context, form, PICTURES);
  if (refused) return refused;
  if (form.get("press") === "preview") return shownPreview(context, form);
  const taken = await wholePromotionIn(context, form);
  if (!taken.ok) return taken.refusal;
  const sent = await send(context, form, calls.createStaffPromotion, { body: taken.body });
  if (sent.ok) return leaveTo(context, `${ROOMS[gives]}/${sent.data.promoID}`, texts.created);
  return refusedAt(sent.refusal);
}

export async function shownPreview(context: Context, form: FormData, promoID?: number) {
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken.refusal;
  const excluded = await takeExcluded(context, form);
  if (!excluded.ok) return excluded.refusal;
  const { percent, price } = reductionIn(form);
  const shown = { form: "promotion", values: typedValues(form), errors: {}, messages: [] };
  if (percent === null && price === null) return shown;
  const idsOf = (products: typeof taken.products) => products.map(({ productID }) => productID);
  const targets = {
    ...targetsIn(form),
    product_ids: idsOf(taken.products),
    excluded_ids: idsOf(excluded.products),
  };
  const requested = {
    percent,
    price,
    targets,
    startsAt: textOf(form, "starts_at"),
    endsAt: textOf(form, "ends_at"),
    promoID,
  };
  const preview = await previewOf(context, requested);
  if (preview.ok) return { ...shown, preview: preview.data };
  return data({ ...shown, errors: atTypedFields(preview.errors) }, { status: 422 });
}

export function refusedAt<R extends { data: { errors: Record<string, string[]> } }>(refusal: R): R {
  return { ...refusal, data: { ...refusal.data, errors: atTypedFields(refusal.data.errors) } };
}
