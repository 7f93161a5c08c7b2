import type { FieldErrors } from "@curat/contract/envelope";
import type { NewPromotionBody, PromotionFields } from "@curat/contract/staff/promotions";
import type { ApiContext } from "../../../context.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { summaryOf } from "../../../text/html.ts";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  saveRecords,
  tag,
  versionOf,
  type Written,
} from "../../platform/changes/index.ts";
import { loadCurrentPrices, promotedPrice } from "../catalog/index.ts";
import { putRoutes, removeRoutes } from "../../platform/routing/index.ts";
import { applySoon } from "./apply.service.ts";
import {
  errorsOf,
  newlyReduced,
  type Promotion,
  PROMOTION_LABELS,
  reduces,
  stateOf,
} from "./promotion-writes.rules.ts";
import {
  deletePromotion,
  findNotAbove,
  findOverlaps,
  findUnknown,
  loadProductNames,
  loadPromotions,
  lockPromotions,
  nextPromotionId,
  type Overlap,
  putPromotion,
} from "./promotion-writes.store.ts";
import { toPromotionSnapshot, toStaffPromotion, withFields } from "./promotion-writes.wire.ts";
import { promotionPath } from "./promotions.wire.ts";
import { judgeReductions } from "./judge-reductions.service.ts";
import { findMembers, findUnknownTargets, loadMembers } from "./targets.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused =
  | { ok: false; error: "refused"; errors: FieldErrors }
  /** The promotion has ended, or it has started and the change would alter its past prices. */
  | { ok: false; error: "too-late"; promotion: Promotion };
export type WrittenPromotion = Written<Promotion, Refused>;

function promotionsAt(at: Date): RecordWrites<Promotion, Refused> {
  return {
    kind: "promotion",
    title: ({ name }) => `Promoția „${name}”`,
    gender: "feminine",
    labels: PROMOTION_LABELS,
    kept: toPromotionSnapshot,
    touched: ({ id }) => [tag.promotion(id), tag.promotions],
    lock: async (tx, ids) => {
      await lockPromotions(tx);
      return [...(await loadPromotions(tx, ids)).values()];
    },
    refuse: async (tx, after, before) => {
      if (before && stateOf(before, at) === "ended")
        return { ok: false, error: "too-late", promotion: before };
      const errors = await faultsAround(tx, { after, before, at });
      return errors && { ok: false, error: "refused", errors };
    },
    store,
    shown: async (tx, id) => {
      const view = await findStaffPromotion(tx, id);
      return view && toStaffPromotion({ ...view, now: at });
    },
  };
}

export const BLANK = {
  slug: "",
  name: "",
  label: "",
  description: "",
  picture: null,
  pictureMobile: null,
  sortOrder: 0,
  isPublished: false,
  percent: null,
  fixedBani: null,
  gift: null,
  productIds: [],
  categoryIds: [],
  brandIds: [],
  excludedIds: [],
  overlap: "refuse" as const,
};

export async function findStaffPromotion(
  db: Db,
  id: number,
): Promise<{ promotion: Promotion; version: number } | undefined> {
  const promotion = (await loadPromotions(db, [id])).get(id);
  return promotion && { promotion, version: await versionOf(db, { kind: "promotion", id }) };
}

/** Creates a promotion, unpublished by default. Throws AddressRefused if the URL is taken. */
export async function createPromotion(
  { db, now }: Shop,
  { body: sent, actor }: { body: NewPromotionBody; actor: Actor },
): Promise<WrittenPromotion> {
  const at = now();
  const period = { startsAt: sent.starts_at, endsAt: sent.ends_at };
  const body = await withoutOverlaps(db, { ...BLANK, id: 0, ...period }, sent);
  return createRecord(db, promotionsAt(at), {
    actor,
    make: async (tx) => {
      const id = await nextPromotionId(tx);
      const { starts_at: startsAt, ends_at: endsAt } = body;
      return cleaned(withFields({ ...BLANK, id, startsAt, endsAt }, body));
    },
    around: (tx, store) => repricing(tx, { at, actor }, store),
  });
}

/** Changes the given fields of a promotion. Throws StaleVersion (409), or AddressRefused if the URL is taken. */
export async function changePromotion(
  { db, now }: Shop,
  { fields: sent, ...input }: WriteInput & { fields: PromotionFields },
): Promise<WrittenPromotion> {
  const at = now();
  const current = (await loadPromotions(db, [input.id])).get(input.id);
  const fields = current ? await withoutOverlaps(db, current, sent) : sent;
  return changeRecord(db, promotionsAt(at), {
    ...input,
    change: (before) => cleaned(withFields(before, fields)),
    around: (tx, store) => repricing(tx, { at, actor: input.actor }, store),
  });
}

/** Removes a promotion and its URL, unless it has started. */
export function removePromotion({ db, now }: Shop, input: WriteInput): Promise<WrittenPromotion> {
  const at = now();
  const remove = async (tx: Tx, promotion: Promotion): Promise<Refused | void> => {
    if (stateOf(promotion, at) !== "planned") return { ok: false, error: "too-late", promotion };
    await removeRoutes(tx, "promotion", [promotion.id]);
    await deletePromotion(tx, promotion.id);
  };
  return removeRecord(db, promotionsAt(at), { ...input, remove });
}

/** Upserts imported promotions. The caller must apply them to prices. */
export function savePromotions(
  tx: Tx,
  promotions: readonly Promotion[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  return saveRecords(tx, promotionsAt(at), { actor, records: promotions.map(cleaned) });
}

async function repricing(
  tx: Tx,
  { at, actor }: { at: Date; actor: Actor },
  store: () => Promise<void>,
): Promise<void> {
  await store();
  await applySoon(tx, { now: at, actor });
}

async function faultsAround(
  tx: Tx,
  { after, before, at }: { after: Promotion; before: Promotion | null; at: Date },
): Promise<FieldErrors | undefined> {
  const faults = errorsOf(after, before, at);
  if (Object.keys(faults).length > 0) return faults;
  const [unknown] = await findUnknown(tx, [...after.productIds, ...after.excludedIds]);
  if (unknown !== undefined) return { product_ids: [`Produsul ${unknown} nu există: verifică codul.`] };
  if (after.gift && (await findUnknown(tx, [after.gift.productId])).length > 0)
    return { gift: ["Produsul cadou nu există: alege altul."] };
  const unknownTargets = await findUnknownTargets(tx, after);
  if (unknownTargets.categories.length > 0)
    return { category_ids: ["O categorie nu mai există: alege din nou."] };
  if (unknownTargets.brands.length > 0) return { brand_ids: ["Un brand nu mai există: alege din nou."] };
  const tooCheap = after.fixedBani === null ? [] : await findNotAbove(tx, after.productIds, after.fixedBani);
  if (tooCheap.length > 0)
    return {
      price: [
        `Prețul promoțional trebuie să fie mai mic decât cel obișnuit. Verifică produsele: ${await namesOf(tx, tooCheap)}.`,
      ],
    };
  const members = await findMembers(tx, after);
  const overlaps = after.isPublished && reduces(after) ? await findOverlaps(tx, after, members) : [];
  const [overlap] = overlaps;
  if (!overlap || after.overlap !== "refuse")
    return notReduced(tx, { after, before, at }, await ownMembers(tx, after, { members, overlaps }));
  return {
    product_ids: [
      `Promoția „${overlap.name}” se aplică în aceeași perioadă acelorași produse: ${await namesOf(tx, overlap.productIds)}. Alege altă perioadă, scoate aceste produse sau alege ce se aplică produselor din două promoții.`,
    ],
  };
}

/** Removes products that another promotion reduces in the same period, if the fields request it. Returns the fields. */
async function withoutOverlaps<Fields extends PromotionFields>(
  db: Db,
  promotion: Promotion,
  fields: Fields,
): Promise<Fields> {
  if (!fields.skip_overlapping || !fields.product_ids) return fields;
  const overlaps = await findOverlaps(db, withFields(promotion, fields), fields.product_ids);
  const taken = new Set(overlaps.flatMap(({ productIds }) => productIds));
  return { ...fields, product_ids: fields.product_ids.filter((id) => !taken.has(id)) };
}

/** Returns the members whose price this promotion sets: others are skipped, or another promotion's price is lower. */
async function ownMembers(
  tx: Tx,
  after: Promotion,
  { members, overlaps }: { members: readonly number[]; overlaps: readonly Overlap[] },
): Promise<number[]> {
  if (overlaps.length === 0) return [...members];
  const others = overlaps.map((other) => ({ ...other, productIds: new Set(other.productIds) }));
  const met = new Set(overlaps.flatMap(({ productIds }) => productIds));
  const prices = after.overlap === "skip" ? [] : await loadCurrentPrices(tx, [...met], after.startsAt);
  const lowered = prices
    .filter(({ id, listBani }) =>
      others.every(
        (other) =>
          !other.productIds.has(id) || promotedPrice(listBani, after) < promotedPrice(listBani, other),
      ),
    )
    .map(({ id }) => id);
  const own = new Set(lowered);
  return members.filter((id) => !met.has(id) || own.has(id));
}

async function notReduced(
  tx: Tx,
  { after, before, at }: { after: Promotion; before: Promotion | null; at: Date },
  members: readonly number[],
): Promise<FieldErrors | undefined> {
  const reducedBefore = before ? await loadMembers(tx, before.id) : [];
  const productIds = newlyReduced({ after, before, now: at }, { after: members, before: reducedBefore });
  const judged = await judgeReductions(tx, after, { productIds, now: at });
  const faulty = judged.filter(({ isReduced }) => !isReduced).map(({ productId }) => productId);
  if (faulty.length === 0) return undefined;
  return {
    product_ids: [
      `Prețul nu este sub cel mai mic din ultimele 30 de zile, deci nu poate fi anunțat ca reducere: ${await namesOf(tx, faulty)}. Scoate-le sau trece-le la excepții.`,
    ],
  };
}

const NAMED = 5;

async function namesOf(tx: Tx, ids: readonly number[]): Promise<string> {
  const names = await loadProductNames(tx, ids.slice(0, NAMED));
  const named = [...names.values()].map(({ name, code }) => `${name} (${code})`).join(", ");
  return ids.length > NAMED ? `${named} și încă ${ids.length - NAMED}` : named;
}

async function store(tx: Tx, promotions: readonly Promotion[]): Promise<void> {
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
  const ordered = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other);
  const targets = {
    productIds: ordered(promotion.productIds),
    categoryIds: ordered(promotion.categoryIds),
    brandIds: ordered(promotion.brandIds),
    excludedIds: ordered(promotion.excludedIds),
  };
  return { ...promotion, ...targets, description: cleanHtml(promotion.description) };
}
