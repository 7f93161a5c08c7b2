/** Expands base products into a catalogue of any size, always with the same result. */
import type { ProductImport } from "@curat/api";
import { productDocuments } from "../media/document-urls.ts";
import { featurePictureUrl, filmUrls, packshotUrls } from "../media/addresses.ts";
import type { BaseProduct } from "./base-product.ts";
import { brandOf } from "./brands.ts";
import { allBases } from "./catalogue.ts";
import { dilutionOf, reactionOf } from "./chemistry.ts";
import { articleNumber, shopEan, slugOf } from "./codes.ts";
import { editionOf, editionValues, type Edition } from "./editions.ts";
import { FEATURES } from "./features.ts";
import { NC8 } from "./nc8.ts";
import { machineValueId } from "./machine-models.ts";
import type { ParameterKey } from "./parameters.ts";
import { DAY_MS, priceHistory } from "./prices.ts";
import { characteristicsOf, commercialOf, descriptionOf, statementsOf, warrantyOf } from "./product-texts.ts";
import { optionsOf } from "./options.ts";
import { packagingOf } from "./packaging.ts";
import { selectFamilies, type Family } from "./selection.ts";
import { stockAndSalesOf } from "./stock.ts";
import { categoryId, rootBanners, valueId } from "./tree.ts";
import { filtersOf, type Variant } from "./variants.ts";
import { zoneValueIds } from "./zones.ts";

const FIRST_PRODUCT_ID = 10_000;
/** Number of ids reserved for each base and edition, so that adding products does not change existing ids. */
const IDS_A_BASE = 64;
const BASES_AN_EDITION = 320;

export interface GrownProduct {
  variant: Variant;
  product: ProductImport;
}

/** Yields exactly `count` products in batches: first the catalogue, then additional editions of its products. */
export function* growProducts({
  count,
  now,
  batchSize = 2_000,
}: {
  count: number;
  now: Date;
  batchSize?: number;
}): Generator<GrownProduct[]> {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const families = selectFamilies(allBases(), count);
  const constants = new Map<string, Constant>();
  let batch: GrownProduct[] = [];
  let left = count;
  for (let edition = 0; left > 0 && families.length > 0; edition++) {
    for (const family of families) {
      for (const variant of family.variants.slice(0, left)) {
        const constant = constants.get(variant.key) ?? constantOf(variant);
        constants.set(variant.key, constant);
        batch.push({
          variant,
          product: grown({ variant, family, edition: editionOf(variant, edition), constant, today }),
        });
        left--;
        if (batch.length === batchSize) {
          yield batch;
          batch = [];
        }
      }
    }
  }
  if (batch.length > 0) yield batch;
}

/** Data that all editions of a variant share, computed only once. */
type Constant = ReturnType<typeof constantOf>;

function constantOf(variant: Variant) {
  const { base } = variant;
  const filters = filtersOf(variant);
  return {
    brandId: brandOf(base.brand).id,
    categoryId: categoryId(base.category),
    description: descriptionOf(variant),
    commercial: commercialOf(variant),
    valueIds: [
      ...[...filters].flatMap(([parameter, values]: [ParameterKey, Set<string>]) =>
        [...values].map((value) => valueId(parameter, value)),
      ),
      ...(base.fits ?? []).map(machineValueId),
      ...zoneValueIds(variant),
    ],
    pictures: packshotUrls(variant),
    documents: productDocuments(base),
    videos: filmUrls(base),
    banners: base.video ? rootBanners(base.category) : [],
    options: optionsOf(base),
    features: base.features.map((key) => ({ name: FEATURES[key], picture: featurePictureUrl(key) })),
    dilution: dilutionOf(base),
    safety: safetyOf(base),
    warranty: warrantyOf(variant),
    durabilityYears: base.durabilityYears ?? null,
  } satisfies Partial<ProductImport>;
}

function safetyOf(base: BaseProduct): ProductImport["safety"] {
  const reactsAs = reactionOf(base);
  if (!base.safety && !reactsAs) return null;
  return {
    pictograms: base.safety?.pictograms ?? [],
    signalWord: base.safety?.signal ?? null,
    statements: statementsOf(base),
    biocideAuthorisation: base.safety?.biocide?.authorisation ?? null,
    reactsAs,
  };
}

interface Growth {
  variant: Variant;
  family: Family;
  edition: Edition;
  constant: Constant;
  today: Date;
}

function grown({ variant, family, edition, constant, today }: Growth): ProductImport {
  const { base, pack } = variant;
  const idOf = (index: number): number =>
    FIRST_PRODUCT_ID + (edition.number * BASES_AN_EDITION + family.place) * IDS_A_BASE + index;
  const id = idOf(variant.index);
  const key = `${variant.key}${edition.suffix}`;
  const { offeredAt, ...shelf } = stockAndSalesOf({
    key,
    bani: edition.bani,
    minQuantity: variant.minQuantity,
    today,
  });
  const name = `${variant.name}${edition.nameSuffix}`;
  return {
    ...constant,
    ...shelf,
    id,
    masterId: idOf(family.variants[0]?.index ?? variant.index),
    slug: slugOf(name),
    name,
    subtitle: base.subtitle,
    code: articleNumber(base.brand, id),
    supplierCode: `${base.brand.slice(0, 2).toUpperCase()}${(id * 7919) % 1_000_003}`,
    barcode: shopEan(id, constant.brandId),
    cpv: base.cpv,
    nc8: NC8[base.cpv] ?? null,
    vatCode: "standard",
    prices: priceHistory({ key, bani: edition.bani, offeredAt, today }),
    minQuantity: variant.minQuantity,
    maxQuantity: variant.maxQuantity,
    netQuantity: edition.net,
    saleUnit: edition.pieces > 1 ? "set" : variant.saleUnit,
    weightGrams: edition.weightGrams,
    packaging: packagingOf(variant, edition),
    sizeMm: edition.sizeMm,
    isPublished: true,
    firstOfferedAt: offeredAt,
    characteristics: characteristicsOf(variant, edition),
    variantValues: family.variants.length > 1 ? editionValues(variant, edition) : {},
    limitedStockFrom: pack.price > 100_000 ? 2 : 5,
  };
}
