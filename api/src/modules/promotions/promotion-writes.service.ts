/** What staff and imports do with promotions: create, change, remove; prices follow in the same transaction. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { NewPromotionBody, PromotionFields } from "@curat/contract/staff/promotions";
import type { ApiContext } from "../../context.ts";
import { type Db, transaction, type Tx } from "../../db/database.ts";
import { cleanHtml, summaryOf } from "../../text/html.ts";
import {
  type Actor,
  changedFields,
  changeSentence,
  type NewChange,
  recordChange,
  recordChanges,
  StaleVersion,
  tag,
  versionOf,
} from "../changes/index.ts";
import { putRoutes, removeRoutes } from "../routing/index.ts";
import { applyPromotionsWithin } from "./apply.service.ts";
import {
  faultsOf,
  type Promotion,
  PROMOTION_LABELS,
  type PromotionField,
  stateOf,
} from "./promotion-writes.rules.ts";
import {
  deletePromotion,
  findOverlap,
  findUnknown,
  loadPromotions,
  lockPromotions,
  nextPromotionId,
  putPromotion,
} from "./promotion-writes.store.ts";
import { toKeptPromotion, toStaffPromotion, withFields } from "./promotion-writes.wire.ts";
import { promotionPath } from "./promotions.wire.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type KeptPromotion =
  | { ok: true; id: number; version: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors }
  /** It is over, or has begun: what was asked for its products then stays true. */
  | { ok: false; error: "too-late"; promotion: Promotion; version: number };

interface Asked {
  id: number;
  seen: number;
  actor: Actor;
}

/** One promotion with its version; undefined for an unknown id. */
export async function findStaffPromotion(
  db: Db,
  id: number,
): Promise<{ promotion: Promotion; version: number } | undefined> {
  const promotion = (await loadPromotions(db, [id])).get(id);
  return promotion && { promotion, version: await versionOf(db, { kind: "promotion", id }) };
}

/** A new promotion, not published unless told. Throws for an address that is not free (routing: atField). */
export async function createPromotion(
  { db, now }: Shop,
  { body, actor }: { body: NewPromotionBody; actor: Actor },
): Promise<KeptPromotion> {
  const at = now();
  return transaction(db, async (tx): Promise<KeptPromotion> => {
    await lockPromotions(tx);
    const blank = {
      id: await nextPromotionId(tx),
      slug: "",
      name: "",
      label: "",
      description: "",
      picture: null,
      pictureMobile: null,
      startsAt: body.starts_at,
      endsAt: body.ends_at,
      sortOrder: 0,
      isPublished: false,
      percent: null,
      gift: null,
      productIds: [],
    };
    const promotion = cleaned(withFields(blank, body));
    const errors = await faultsAround(tx, { after: promotion, before: undefined, at });
    if (errors) return { ok: false, error: "refused", errors };
    await write(tx, [promotion]);
    await applyPromotionsWithin(tx, at);
    const { version } = await recordChange(tx, changeOf(actor, null, promotion));
    return { ok: true, id: promotion.id, version };
  });
}

/** Changes the fields that are told. Throws StaleVersion (409), or for an address that is not free. */
export async function changePromotion(
  { db, now }: Shop,
  { fields, ...asked }: Asked & { fields: PromotionFields },
): Promise<KeptPromotion> {
  const { id, seen, actor } = asked;
  const at = now();
  return transaction(db, async (tx): Promise<KeptPromotion> => {
    const before = await lockPromotion(tx, asked, at);
    if (!before) return { ok: false, error: "unknown" };
    if (stateOf(before, at) === "ended")
      return { ok: false, error: "too-late", promotion: before, version: seen };
    const promotion = cleaned(withFields(before, fields));
    const errors = await faultsAround(tx, { after: promotion, before, at });
    if (errors) return { ok: false, error: "refused", errors };
    if (differs(before, promotion)) await write(tx, [promotion]);
    await applyPromotionsWithin(tx, at);
    const { version } = await recordChange(tx, { ...changeOf(actor, before, promotion), seen });
    return { ok: true, id, version };
  });
}

/** Removes a promotion that has not begun, with its address. */
export async function removePromotion({ db, now }: Shop, asked: Asked): Promise<KeptPromotion> {
  const { id, seen, actor } = asked;
  const at = now();
  return transaction(db, async (tx): Promise<KeptPromotion> => {
    const promotion = await lockPromotion(tx, asked, at);
    if (!promotion) return { ok: false, error: "unknown" };
    if (stateOf(promotion, at) !== "planned")
      return { ok: false, error: "too-late", promotion, version: seen };
    await removeRoutes(tx, "promotion", [id]);
    await deletePromotion(tx, id);
    const { version } = await recordChange(tx, { ...changeOf(actor, promotion, null), seen });
    return { ok: true, id, version };
  });
}

/**
 * Writes promotions that a file tells, by their ids; what says the same is left alone. Of reductions that overlap the
 * best counts. Prices are the caller's.
 */
export async function savePromotions(tx: Tx, promotions: readonly Promotion[], actor: Actor): Promise<void> {
  await lockPromotions(tx);
  const standing = await loadPromotions(
    tx,
    promotions.map(({ id }) => id),
  );
  const changing = promotions.map(cleaned).filter((one) => differs(standing.get(one.id), one));
  await write(tx, changing);
  await recordChanges(
    tx,
    changing.map((one) => changeOf(actor, standing.get(one.id) ?? null, one)),
  );
}

/** The promotion under the writers' lock; throws StaleVersion for one who saw another version of it. */
async function lockPromotion(tx: Tx, { id, seen }: Asked, now: Date): Promise<Promotion | undefined> {
  await lockPromotions(tx);
  const view = await findStaffPromotion(tx, id);
  if (view && view.version !== seen) throw new StaleVersion(toStaffPromotion({ ...view, now }), view.version);
  return view?.promotion;
}

async function faultsAround(
  tx: Tx,
  { after, before, at }: { after: Promotion; before: Promotion | undefined; at: Date },
): Promise<FieldErrors | undefined> {
  const faults = faultsOf(after, before, at);
  if (Object.keys(faults).length > 0) return faults;
  const [unknown] = await findUnknown(tx, after.productIds);
  if (unknown !== undefined) return { product_ids: [`Produsul ${unknown} nu există.`] };
  if (after.gift && (await findUnknown(tx, [after.gift.productId])).length > 0)
    return { gift: ["Produsul cadou nu există."] };
  const overlap = after.isPublished && after.percent !== null ? await findOverlap(tx, after) : undefined;
  if (!overlap) return undefined;
  const products = overlap.productIds.slice(0, 5).join(", ");
  return { product_ids: [`Promoția „${overlap.name}” reduce în acest timp aceleași produse (${products}).`] };
}

async function write(tx: Tx, promotions: readonly Promotion[]): Promise<void> {
  for (const promotion of promotions) await putPromotion(tx, promotion);
  await putRoutes(
    tx,
    promotions.map(({ id, slug, name, label, description }) => ({
      path: promotionPath(slug),
      kind: "promotion" as const,
      targetId: id,
      metaTitle: name,
      metaDescription: summaryOf(description) || label,
    })),
  );
}

function cleaned(promotion: Promotion): Promotion {
  const productIds = [...new Set(promotion.productIds)].toSorted((one, other) => one - other);
  return { ...promotion, productIds, description: cleanHtml(promotion.description) };
}

function differs(before: Promotion | undefined, after: Promotion): boolean {
  return !before || changedFields<PromotionField>(before, after, PROMOTION_LABELS).length > 0;
}

function changeOf(actor: Actor, before: Promotion | null, after: Promotion | null): NewChange {
  const { id, name } = (after ?? before) as Promotion; // a change is of something
  return {
    actor,
    subject: { kind: "promotion", id },
    sentence: changeSentence<PromotionField>(`Promoția „${name}”`, {
      gender: "feminine",
      before,
      after,
      labels: PROMOTION_LABELS,
    }),
    before: before && toKeptPromotion(before),
    after: after && toKeptPromotion(after),
    touched: [tag.promotion(id), tag.promotions],
  };
}
