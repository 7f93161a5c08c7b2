/** Generates random catalogues and queries. Small sets of values produce many ties. */
import * as fc from "fast-check";
import type { ProductImport, PromotionImport, ShopImport } from "../../../../index.ts";
import { aProduct } from "../../../../testing/test-catalogue.ts";
import type { ListQuery } from "../engine.ts";

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const CATEGORIES = [null, 1, 1, 2, 2, null, 6];
const BRANDS = 3;
const PARAMETERS = 3;
const VALUES_EACH = 4;
const WORDS = [
  "Detergent",
  "detergenți",
  "mop",
  "Mopuri",
  "lavandă",
  "șervețele",
  "hârtie",
  "5 l",
  "500 ml",
  "Ω",
  "𐐷",
  "ﬁltru",
  "saci",
  "z",
  "",
];

export function generatedShop(): ShopImport {
  return {
    parameters: Array.from({ length: PARAMETERS }, (_, at) => ({
      id: at + 1,
      name: `Parametru ${at + 1}`,
      slug: `p${at + 1}`,
      sortOrder: at,
      values: Array.from({ length: VALUES_EACH }, (_value, place) => ({
        id: (at + 1) * 10 + place,
        name: `Valoare ${place}`,
        slug: `v${place}`,
        sortOrder: place,
      })),
    })),
    brands: Array.from({ length: BRANDS }, (_, at) => ({
      id: at + 1,
      name: `Marca ${at + 1}`,
      slug: `marca-${at + 1}`,
      description: "",
      logo: null,
      manufacturer: {
        name: "Marca SRL",
        address: "Str. Lungă 1, Cluj-Napoca",
        email: "contact@marca.example",
      },
      sortOrder: at,
    })),
    categories: CATEGORIES.map((parentId, at) => ({
      id: at + 1,
      parentId,
      name: `Categoria ${at + 1}`,
      slug: `categoria-${at + 1}`,
      description: "",
      baseline: "",
      icon: null,
      picture: null,
      banners: [],
      sortOrder: at,
    })),
  };
}

const bani = fc.constantFrom(1_00, 9_99, 10_00, 10_01, 50_00, 2_000_00);

export function productWith(id: number): fc.Arbitrary<ProductImport> {
  return fc
    .record({
      categoryId: fc.integer({ min: 1, max: CATEGORIES.length }),
      brandId: fc.integer({ min: 1, max: BRANDS }),
      name: fc
        .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
        .map((words) => words.join(" ") || "Produs"),
      price: bani,
      earlier: fc.option(bani),
      stock: fc.constantFrom(0, 1, 3, 100),
      recommended: fc.integer({ min: 0, max: 2 }),
      sold: fc.constantFrom(0, 1, 500),
      days: fc.integer({ min: 1, max: 4 }),
      family: fc.integer({ min: 1, max: 12 }),
      valueIds: fc.uniqueArray(
        fc.tuple(fc.integer({ min: 1, max: PARAMETERS }), fc.integer({ min: 0, max: VALUES_EACH - 1 })),
        {
          maxLength: 5,
          selector: ([parameter, place]) => `${parameter}:${place}`,
        },
      ),
      isPublished: fc.integer({ min: 0, max: 9 }).map((dice) => dice > 0),
      netQuantity: fc.constantFrom(
        null,
        { amount: 1, unit: "l" as const },
        { amount: 3, unit: "l" as const },
      ),
      dilution: fc.constantFrom(null, null, { mlFrom: 7, mlTo: 20, waterLitres: 1 }),
    })
    .map(({ price, earlier, days, valueIds, family, ...rest }) =>
      aProduct({
        ...rest,
        id,
        masterId: family,
        valueIds: valueIds.map(([parameter, place]) => parameter * 10 + place),
        prices: [
          ...(earlier === null ? [] : [{ bani: earlier, from: new Date(START) }]),
          { bani: price, from: new Date(START + DAY_MS) },
        ],
        firstOfferedAt: new Date(START + days * DAY_MS),
      }),
    );
}

export function products(maxCount: number): fc.Arbitrary<ProductImport[]> {
  return fc
    .integer({ min: 0, max: maxCount })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => productWith(at + 1))));
}

export const members: fc.Arbitrary<number[][]> = fc.array(
  fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 }),
  { minLength: 2, maxLength: 2 },
);

export function promotionsOf(productIds: number[][], products: ProductImport[]): PromotionImport[] {
  const ids = new Set(products.map(({ id }) => id));
  return productIds.map((requested, at) => ({
    id: at + 1,
    slug: `promotia-${at + 1}`,
    name: `Promoția ${at + 1}`,
    label: `Oferta ${at + 1}`,
    description: "",
    picture: null,
    pictureMobile: null,
    startsAt: new Date(START),
    endsAt: new Date(START + 3650 * DAY_MS),
    sortOrder: at,
    isPublished: true,
    percent: (at + 1) * 10,
    gift: null,
    productIds: requested.filter((id) => ids.has(id)),
  }));
}

const choice = fc.record({
  parameterId: fc.integer({ min: 2, max: PARAMETERS + 1 }),
  place: fc.integer({ min: 0, max: VALUES_EACH - 1 }),
});
/** Generates mostly null: if all filters were set at once, few lists would contain two products. */
const rarely = <T>(made: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ arbitrary: fc.constant(null), weight: 3 }, { arbitrary: made, weight: 1 });
const price = rarely(fc.constantFrom(0, 1_00, 10_00, 10_01, 49_99, 2_000_00));
const scope = fc
  .record({
    categoryId: rarely(fc.integer({ min: 1, max: CATEGORIES.length + 1 })),
    brandId: rarely(fc.integer({ min: 1, max: BRANDS + 1 })),
    promotionId: rarely(fc.integer({ min: 1, max: 3 })),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, id]) => id !== null)));

export const listQuery: fc.Arbitrary<ListQuery> = fc.record({
  scope,
  selection: fc.record({
    values: rarely(
      fc.uniqueArray(choice, {
        maxLength: 4,
        selector: ({ parameterId, place }) => `${parameterId}:${place}`,
      }),
    ).map((chosen) =>
      (chosen ?? []).map(({ parameterId, place }) => ({
        parameterId,
        valueId: (parameterId - 1) * 10 + place,
      })),
    ),
    minBani: price,
    maxBani: price,
  }),
  sort: fc.integer({ min: -1, max: 6 }),
  isSpread: fc.boolean(),
  byFamily: fc.boolean(),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
  perPage: fc.constantFrom(1, 3, 12, 100),
});
