import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";
import type { Tx } from "../../../db/database.ts";
import { importCatalog, nextId, nextProductId, type ProductImport } from "../../catalogue/catalog/index.ts";
import { leadFormer } from "../../platform/routing/index.ts";
import {
  findBrandNamed,
  findCategory,
  findProductsWith,
  findTakenSlugs,
  isPublished,
  loadVatRates,
} from "./catalogue.store.ts";
import { axesOf } from "./migrate-axes.ts";
import { putCategory, searchTextsOf } from "./migrate-category.ts";
import { barcodeOf, freeSlug, slugOf, type Sold, soldOf, stockRemark } from "./migration.rules.ts";
import { lostRemark } from "./lost-html.ts";
import { findMigrated, recordMigrated } from "./migration.store.ts";
import { searchOf, type SourceProduct } from "./records.ts";
import { sourcePrice } from "./sale.rules.ts";
import { type Came, KNOWN, type Scene } from "./scene.ts";

const UNSORTED = "De clasificat";
const NO_BRAND = "Fără brand";

export async function moveProduct(tx: Tx, scene: Scene, moved: SourceProduct): Promise<Came> {
  const { source, at, actor } = scene;
  const known = await findMigrated(tx, source, { kind: "product", theirIds: [moved.id] });
  if (known.has(moved.id)) return KNOWN;
  const { sold, notes } = soldOf(moved);
  const codes = sold.map(({ code }) => code).filter((code) => code !== "");
  const existing = await findProductsWith(tx, { codes });
  if (existing.length > 0) {
    await mapExisting(tx, scene, { moved, sold, existing });
    return {
      outcome: "known",
      why: `Codul ${existing[0]?.code} aparține unui produs existent, care a rămas neschimbat.`,
    };
  }
  const warnings = [...notes, lostRemark([moved.description, moved.summary])];
  const reduced: NonNullable<Came["reduced"]> = [];
  const products = await productsOf(tx, scene, { moved, sold, warnings, reduced });
  if (typeof products === "string") return { outcome: "left", why: products };
  await importCatalog(tx, { products }, { now: at, actor });
  const [first] = products;
  if (!first) return { outcome: "left", why: "Produsul nu are variante." };
  await leadFormer(tx, actor, { addresses: moved.addresses, to: `/${first.slug}` });
  await recordMigrated(tx, source, [
    { kind: "product", theirId: moved.id, ourId: first.id },
    ...sold.flatMap(({ variantId }, place) =>
      variantId === ""
        ? []
        : [{ kind: "variant" as const, theirId: variantId, ourId: products[place]?.id ?? first.id }],
    ),
  ]);
  if (moved.isPublished && !(await isPublished(tx, first.id)))
    warnings.push("Nepublicat: lipsesc date cerute de lege; vezi pagina produsului.");
  return {
    outcome: "moved",
    why: [...new Set(warnings)].filter((warning) => warning !== "").join(" "),
    reduced,
  };
}

/** Maps the record to the existing product with the same code, so that imported orders refer to that product. */
async function mapExisting(
  tx: Tx,
  { source }: Scene,
  {
    moved,
    sold,
    existing,
  }: { moved: SourceProduct; sold: readonly Sold[]; existing: readonly { id: number; code: string }[] },
): Promise<void> {
  const byCode = new Map(existing.map(({ id, code }) => [code, id]));
  const variants = sold.flatMap(({ variantId, code }) => {
    const ourId = byCode.get(code);
    return variantId === "" || ourId === undefined
      ? []
      : [{ kind: "variant" as const, theirId: variantId, ourId }];
  });
  const [first] = existing;
  if (first)
    await recordMigrated(tx, source, [{ kind: "product", theirId: moved.id, ourId: first.id }, ...variants]);
}

interface Coming {
  moved: SourceProduct;
  sold: readonly Sold[];
  warnings: string[];
  reduced: NonNullable<Came["reduced"]>;
}

/** Returns the products to create, master first, or the reason why they cannot be imported. */
async function productsOf(
  tx: Tx,
  scene: Scene,
  { moved, sold, warnings, reduced }: Coming,
): Promise<ProductImport[] | string> {
  const { platform, choices, at } = scene;
  const vatCode = choices.vat[moved.vatClass] ?? "standard";
  const percent = (await loadVatRates(tx, at)).get(vatCode) ?? 0;
  const brandId = await putBrand(tx, scene, moved.brand.trim() || NO_BRAND);
  const categoryId = await categoryOf(tx, scene, moved, warnings);
  const axes = await axesOf(tx, scene, sold);
  const taken = await findTakenSlugs(tx, slugOf(moved.slug || moved.name));
  const barcodes = new Set(
    (await findProductsWith(tx, { codes: [], barcodes: sold.map(({ barcode }) => barcode) })).map(
      ({ barcode }) => barcode,
    ),
  );
  const products: ProductImport[] = [];
  for (const one of sold) {
    const price = sourcePrice(one, { withVat: choices.pricesWithVat, percent, at });
    if (price === null) return `„${one.name}” nu are preț.`;
    const id = await nextProductId(tx);
    if (price.remark !== "") warnings.push(price.remark);
    if (price.reduction) reduced.push({ ...price.reduction, productId: id });
    const slug = freeSlug(
      one.slug || `produs-${id}`,
      (tried) => taken.has(tried) || RESERVED_ADDRESSES.has(tried),
    );
    taken.add(slug);
    const code = await freeCode(
      tx,
      one.code || [platform, moved.id, one.variantId].filter((part) => part !== "").join("-"),
      products,
    );
    const barcode = barcodeOf(one.barcode);
    const isFree = barcode !== null && !barcodes.has(barcode);
    if (one.barcode !== "" && !isFree)
      warnings.push(`Codul de bare ${one.barcode} nu este un EAN-13 valid sau aparține altui produs.`);
    if (isFree) barcodes.add(barcode);
    warnings.push(stockRemark(code, { own: one.stock, whole: moved.stock }));
    if (one.weightGrams <= 0) warnings.push(`Produsul ${code} nu are greutate.`);
    products.push({
      ...blankOf(moved),
      ...axes(one),
      id,
      masterId: products[0]?.id ?? id,
      brandId,
      categoryId,
      vatCode,
      slug,
      name: one.name.trim().slice(0, 255),
      code,
      barcode: isFree ? barcode : null,
      supplierCode: one.supplierCode?.slice(0, 64) || null,
      ...(products.length === 0 && searchTextsOf(moved)),
      prices: [{ bani: price.listBani, from: at }],
      stock: Math.max(0, one.stock ?? 0),
      weightGrams: one.weightGrams > 0 ? one.weightGrams : null,
      firstOfferedAt: moved.createdAt === null ? at : new Date(moved.createdAt),
      pictures: await picturesOf(scene, one, warnings),
    });
  }
  return products;
}

type Blank = Omit<
  ProductImport,
  | "id"
  | "masterId"
  | "brandId"
  | "categoryId"
  | "slug"
  | "code"
  | "barcode"
  | "supplierCode"
  | "prices"
  | "stock"
  | "weightGrams"
  | "firstOfferedAt"
  | "pictures"
  | "vatCode"
  | "variantValues"
  | "valueIds"
>;

function blankOf({
  name,
  description,
  summary,
  sizeMm,
  isPublished: published,
  characteristics,
}: SourceProduct): Blank {
  const { width, depth, height } = sizeMm;
  return {
    name,
    subtitle: "",
    description: description || summary,
    commercial: description === "" ? "" : summary,
    cpv: null,
    minQuantity: 1,
    maxQuantity: 100,
    netQuantity: null,
    saleUnit: "buc.",
    sizeMm: { width: Math.max(1, width), depth: Math.max(1, depth), height: Math.max(1, height) },
    recommended: 0,
    sold: 0,
    isPublished: published,
    characteristics,
    documents: [],
    videos: [],
    features: [],
    safety: null,
    warranty: "",
  };
}

async function freeCode(tx: Tx, code: string, related: readonly ProductImport[]): Promise<string> {
  const takenCodes = new Set(
    (
      await findProductsWith(tx, {
        codes: [code, ...Array.from({ length: 20 }, (_none, at) => `${code}-${at + 2}`)],
      })
    ).map((one) => one.code),
  );
  return freeSlug(code, (tried) => takenCodes.has(tried) || related.some((one) => one.code === tried));
}

async function putBrand(tx: Tx, { at, actor }: Scene, name: string): Promise<number> {
  const existing = await findBrandNamed(tx, name);
  if (existing !== undefined) return existing;
  const id = await nextId(tx, "brand_id");
  const start = slugOf(name) || `marca-${id}`;
  const taken = await findTakenSlugs(tx, start);
  // Exports lack the manufacturer, so products of a new brand stay unpublished until staff enter it.
  const brand = {
    id,
    name,
    slug: freeSlug(start, (tried) => taken.has(tried)),
    description: "",
    logo: null,
    manufacturer: { name: "", address: "", email: "" },
    sortOrder: id,
  };
  await importCatalog(tx, { brands: [brand] }, { now: at, actor });
  return id;
}

async function categoryOf(
  tx: Tx,
  scene: Scene,
  { categoryId }: SourceProduct,
  warnings: string[],
): Promise<number> {
  const moved = await findMigrated(tx, scene.source, { kind: "category", theirIds: [categoryId ?? ""] });
  const found = moved.get(categoryId ?? "");
  if (found !== undefined) return found;
  warnings.push(`Categoria produsului nu a fost importată: produsul este în „${UNSORTED}”.`);
  const existing = await findCategory(tx, { name: UNSORTED, parentId: null });
  return (
    existing ??
    putCategory(tx, scene, { ...searchOf(), name: UNSORTED, slug: "", description: "", parentId: null })
  );
}

async function picturesOf(scene: Scene, { pictures }: Sold, warnings: string[]): Promise<string[]> {
  const found: string[] = [];
  let missing = 0;
  for (const address of pictures) {
    const own = await scene.pictureOf(address);
    if (own === undefined) missing += 1;
    else if (!found.includes(own)) found.push(own);
  }
  if (missing > 0)
    warnings.push(
      missing === 1 ? "O imagine lipsește din arhive." : `Imagini care lipsesc din arhive: ${missing}.`,
    );
  return found;
}
