import type { BrandFields, NewBrandBody, StaffBrand } from "@curat/contract/staff/brands";
import type { ApiContext } from "../../../../context.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { BRAND } from "@curat/contract/staff/brand.values";
import { sentenceLabelsOf } from "@curat/contract/staff/record.values";
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
} from "../../../platform/changes/index.ts";
import { putRoutes, removeRoutes } from "../../../platform/routing/index.ts";
import { whyInUse } from "../in-use.rules.ts";
import { lockNames, nextId } from "../names.store.ts";
import { renaming } from "../renames.ts";
import { type Brand, brandPath } from "./brands.rules.ts";
import {
  type BrandUses,
  deleteBrand,
  loadBrand,
  loadUses,
  lockBrands,
  putBrands,
  ROWS,
} from "./brands.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused = { ok: false; error: "in-use"; why: string; uses: BrandUses };
export type WrittenBrand = Written<Brand, Refused>;

const BRANDS: RecordWrites<Brand, Refused> = {
  kind: "brand",
  title: ({ brand }) => `Brandul „${brand}”`,
  gender: "masculine",
  labels: sentenceLabelsOf(BRAND),
  kept: ({ id, ...values }) => ({ brandID: id, ...values }),
  touched: ({ id }, fields) =>
    fields.every((field) => ECONOMIC_OPERATORS.has(field)) ? [tag.brand(id)] : [tag.brand(id), tag.filters],
  lock: async (tx, ids) => {
    await lockNames(tx);
    return lockBrands(tx, ids);
  },
  store,
  shown: findStaffBrand,
};

/** Brand lists and filters do not show these fields, so their pages stay cached when only these fields change. */
const ECONOMIC_OPERATORS = new Set<keyof Brand>(["manufacturer", "manufacturer_country", "responsible"]);

export async function findStaffBrand(db: Db, id: number): Promise<StaffBrand | undefined> {
  const [brand, uses, version] = await Promise.all([
    loadBrand(db, id),
    loadUses(db, [id]),
    versionOf(db, { kind: "brand", id }),
  ]);
  return brand && toStaffBrand(brand, { products: uses.get(id)?.products ?? 0, version });
}

export function toStaffBrand(
  { id, ...values }: Brand,
  more: Pick<StaffBrand, "products" | "version">,
): StaffBrand {
  return { brandID: id, ...values, url: brandPath(values.slug), ...more };
}

/** Creates a brand without products. Throws AddressRefused if the URL is taken. */
export function createBrand(
  { db }: Shop,
  { body, actor }: { body: NewBrandBody; actor: Actor },
): Promise<WrittenBrand> {
  const make = async (tx: Tx) => cleaned({ ...ROWS.blank, ...body, id: await nextId(tx, "brand_id") });
  return createRecord(db, BRANDS, { actor, make });
}

/** Changes the given fields of a brand. Throws StaleVersion (409), or AddressRefused if the URL is taken. */
export function changeBrand(
  { db, now }: Shop,
  { fields, ...input }: WriteInput & { fields: BrandFields },
): Promise<WrittenBrand> {
  return changeRecord(db, BRANDS, {
    ...input,
    change: (before) => cleaned({ ...before, ...fields }),
    around: (tx, write) => renaming(tx, now(), write),
  });
}

/** Removes a brand and its URL, unless products or vouchers use the brand. */
export function removeBrand({ db }: Shop, input: WriteInput): Promise<WrittenBrand> {
  const remove = async (tx: Tx, { id }: Brand): Promise<Refused | void> => {
    const uses = (await loadUses(tx, [id])).get(id) ?? { products: 0, vouchers: 0 };
    const why = whyInUse("Brandul este folosit", { produse: uses.products, vouchere: uses.vouchers });
    if (why) return { ok: false, error: "in-use", why, uses };
    await removeRoutes(tx, "brand", [id]);
    await deleteBrand(tx, id);
  };
  return removeRecord(db, BRANDS, { ...input, remove });
}

/** Upserts imported brands by id. Unchanged brands are not written. The caller must refresh the products' read rows. */
export function saveBrands(tx: Tx, brands: readonly Brand[], actor: Actor): Promise<void> {
  return saveRecords(tx, BRANDS, { actor, records: brands.map(cleaned) });
}

async function store(tx: Tx, brands: readonly Brand[]): Promise<void> {
  await putBrands(tx, brands);
  await putRoutes(
    tx,
    brands.map(({ id, brand, slug, ...search }) => ({
      path: brandPath(slug),
      kind: "brand" as const,
      targetId: id,
      metaTitle: search.metatitle || brand,
      metaDescription: search.metadescription,
      canonical: search.canonical,
      isNoindex: search.noindex,
    })),
  );
}

function cleaned(brand: Brand): Brand {
  return { ...brand, description: cleanHtml(brand.description) };
}
