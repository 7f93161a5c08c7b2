import { previewStaffPromotion } from "@curat/contract/staff/promotions";
import type { PreviewedPromotion, PromotedPrice, StaffPromotion } from "@curat/contract/staff/promotions";
import { messageOf } from "../../../components/form/send.server.ts";
import { loadMargins } from "../../../components/money/margins.server.ts";
import { instantOf } from "../../../components/time/local.ts";
import { apiOf } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";

interface PreviewInput {
  percent: number | null;
  price: number | null;
  targets: Pick<StaffPromotion, "product_ids" | "category_ids" | "brand_ids" | "excluded_ids" | "overlap">;
  startsAt: string;
  endsAt: string;
  promoID?: number | undefined;
}
export interface PromotionPreview extends Omit<PreviewedPromotion, "prices"> {
  prices: (PromotedPrice & { margin: string | null })[];
}

/** Returns the previewed prices. Products that may not be advertised as reduced come first. */
export async function previewOf(
  context: Context,
  { percent, price, targets, startsAt, endsAt, promoID }: PreviewInput,
): Promise<{ ok: true; data: PromotionPreview } | { ok: false; errors: Record<string, string[]> }> {
  const body = {
    percent,
    price,
    ...targets,
    ...(startsAt !== "" && { starts_at: instantOf(startsAt) }),
    ...(endsAt !== "" && { ends_at: instantOf(endsAt) }),
    ...(promoID !== undefined && { promoID }),
  };
  const answer = await apiOf(context).call(previewStaffPromotion, { body });
  if (!answer.ok) return { ok: false, errors: answer.errors ?? { percent: [messageOf(answer)] } };
  const { data } = answer;
  const margins = await loadMargins(context, data.prices);
  const prices = data.prices.map((one) => ({ ...one, margin: margins.get(one.productID)?.warning ?? null }));
  return { ok: true, data: { ...data, prices } };
}
