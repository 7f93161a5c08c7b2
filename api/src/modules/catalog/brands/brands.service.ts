/** What staff and imports do with brands: create, change, remove. */
import type { BrandFields, NewBrandBody } from "@curat/contract/staff/brands";
import type { ApiContext } from "../../../context.ts";
import { insertInBatches } from "../../../db/batches.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { cleanHtml } from "../../../text/html.ts";
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
} from "../../changes/index.ts";
import { putRoutes, removeRoutes } from "../../routing/index.ts";
import { whyInUse } from "../in-use.rules.ts";
import { lockNames, nextId } from "../names.store.ts";
import { refreshProductRead } from "../read-model.ts";
import { findProductsOfRenamed, loadNames } from "../renames.ts";
import { type Brand, BRAND_LABELS, type BrandField, brandPath } from "./brands.rules.ts";
import { type BrandUses, deleteBrand, loadBrand, loadUses, lockBrands, putBrands } from "./brands.store.ts";
import { type BrandView, toKeptBrand, toStaffBrand, withFields } from "./brands.wire.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type KeptBrand =
  | { ok: true; id: number; version: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "in-use"; why: string; uses: BrandUses };

interface Asked {
  id: number;
  seen: number;
  actor: Actor;
}

/** One brand as staff sees it; undefined for an unknown id. */
export async function findStaffBrand(db: Db, id: number): Promise<BrandView | undefined> {
  const [brand, uses, version] = await Promise.all([
    loadBrand(db, id),
    loadUses(db, [id]),
    versionOf(db, { kind: "brand", id }),
  ]);
  return brand && { brand, products: uses.get(id)?.products ?? 0, version };
}

/** A new brand without products. Throws for an address that is not free (routing: atField). */
export async function createBrand(
  { db }: Shop,
  { body, actor }: { body: NewBrandBody; actor: Actor },
): Promise<KeptBrand> {
  return transaction(db, async (tx): Promise<KeptBrand> => {
    await lockNames(tx);
    const id = await nextId(tx, "brand_id");
    const { manufacturer } = body;
    const blank = {
      id,
      name: "",
      slug: "",
      description: "",
      logo: null,
      banners: [],
      manufacturer,
      sortOrder: 0,
    };
    const brand = cleaned(withFields(blank, body));
    await write(tx, [brand]);
    const { version } = await recordChange(tx, changeOf(actor, null, brand));
    return { ok: true, id, version };
  });
}

/** Changes the fields that are told. Throws StaleVersion (409), or for an address that is not free. */
export async function changeBrand(
  { db, now }: Shop,
  { fields, ...asked }: Asked & { fields: BrandFields },
): Promise<KeptBrand> {
  const { id, seen, actor } = asked;
  return transaction(db, async (tx): Promise<KeptBrand> => {
    const before = await lockBrand(tx, asked);
    if (!before) return { ok: false, error: "unknown" };
    const brand = cleaned(withFields(before, fields));
    const names = await loadNames(tx);
    if (differs(before, brand)) await write(tx, [brand]);
    const renamed = await findProductsOfRenamed(tx, names);
    await insertInBatches(renamed, (ids) => refreshProductRead(tx, ids, now()));
    const { version } = await recordChange(tx, { ...changeOf(actor, before, brand), seen });
    return { ok: true, id, version };
  });
}

/** Removes a brand that nothing names, with its address. */
export async function removeBrand({ db }: Shop, asked: Asked): Promise<KeptBrand> {
  const { id, seen, actor } = asked;
  return transaction(db, async (tx): Promise<KeptBrand> => {
    const brand = await lockBrand(tx, asked);
    if (!brand) return { ok: false, error: "unknown" };
    const uses = (await loadUses(tx, [id])).get(id) ?? { products: 0, vouchers: 0 };
    const why = whyInUse("Brandul este folosit", { produse: uses.products, vouchere: uses.vouchers });
    if (why) return { ok: false, error: "in-use", why, uses };
    await removeRoutes(tx, "brand", [id]);
    await deleteBrand(tx, id);
    const { version } = await recordChange(tx, { ...changeOf(actor, brand, null), seen });
    return { ok: true, id, version };
  });
}

/** Writes brands that a file tells, by their ids; what says the same is left alone. Read rows are the caller's. */
export async function saveBrands(tx: Tx, brands: readonly Brand[], actor: Actor): Promise<void> {
  await lockNames(tx);
  const standing = await lockBrands(
    tx,
    brands.map(({ id }) => id),
  );
  const byId = new Map(standing.map((brand) => [brand.id, brand]));
  const changing = brands.map(cleaned).filter((brand) => differs(byId.get(brand.id), brand));
  await write(tx, changing);
  await recordChanges(
    tx,
    changing.map((brand) => changeOf(actor, byId.get(brand.id) ?? null, brand)),
  );
}

/** The brand under its lock; throws StaleVersion for one who saw another version of it. */
async function lockBrand(tx: Tx, { id, seen }: Asked): Promise<Brand | undefined> {
  await lockNames(tx);
  const [brand] = await lockBrands(tx, [id]);
  const view = brand && (await findStaffBrand(tx, id));
  if (view && view.version !== seen) throw new StaleVersion(toStaffBrand(view), view.version);
  return brand;
}

async function write(tx: Tx, brands: readonly Brand[]): Promise<void> {
  if (brands.length === 0) return;
  await putBrands(tx, brands);
  await putRoutes(
    tx,
    brands.map(({ id, name, slug }) => ({
      path: brandPath(slug),
      kind: "brand" as const,
      targetId: id,
      metaTitle: name,
      metaDescription: "",
    })),
  );
}

function cleaned(brand: Brand): Brand {
  return { ...brand, description: cleanHtml(brand.description) };
}

function differs(before: Brand | undefined, after: Brand): boolean {
  return !before || changedFields<BrandField>(before, after, BRAND_LABELS).length > 0;
}

/** The maker stands on products alone; everything else in the list of brands too. */
function changeOf(actor: Actor, before: Brand | null, after: Brand | null): NewChange {
  const { id, name } = (after ?? before) as Brand; // a change is of something
  const isListed =
    !before ||
    !after ||
    changedFields<BrandField>(before, after, BRAND_LABELS).some((field) => field !== "manufacturer");
  return {
    actor,
    subject: { kind: "brand", id },
    sentence: changeSentence<BrandField>(`Brandul „${name}”`, {
      gender: "masculine",
      before,
      after,
      labels: BRAND_LABELS,
    }),
    before: before && toKeptBrand(before),
    after: after && toKeptBrand(after),
    touched: isListed ? [tag.brand(id), tag.filters] : [tag.brand(id)],
  };
}
