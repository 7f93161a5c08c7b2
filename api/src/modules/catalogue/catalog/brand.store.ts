import type { Db } from "../../../db/database.ts";
import type { BannerImport } from "./catalog.import.types.ts";

export interface BrandRow {
  id: number;
  name: string;
  slug: string;
  description: string;
  logo: string | null;
  banners: BannerImport[];
  meta_title: string;
  meta_description: string;
  canonical: string;
  is_noindex: boolean;
}

const COLUMNS = [
  "id",
  "name",
  "slug",
  "description",
  "logo",
  "banners",
  "meta_title",
  "meta_description",
  "canonical",
  "is_noindex",
] as const;

/** Returns the data of a brand's page; undefined for an unknown id. */
export async function findBrand(db: Db, id: number): Promise<BrandRow | undefined> {
  return db.selectFrom("brand").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

/** Returns brands with published products, sorted by name. */
export async function loadBrands(db: Db): Promise<BrandRow[]> {
  return db
    .selectFrom("brand")
    .select(COLUMNS)
    .where("id", "in", (eb) => eb.selectFrom("product_read").select("brand_id"))
    .orderBy("name")
    .orderBy("id")
    .execute();
}
