import { describe, expect, test } from "vitest";
import type { ProductImport } from "@curat/api";
import { isOutsideUnion } from "@curat/contract/countries.values";
import { contradictsNet } from "@curat/contract/net-quantity.values";
import { packagingText, readPackaging } from "@curat/contract/packaging.values";
import { ZONE_FACTS } from "@curat/contract/zones.values";
import { brandOf, BRANDS } from "./catalogue/brands.ts";
import { allBases } from "./catalogue/catalogue.ts";
import { CATEGORIES } from "./catalogue/categories.ts";
import { REACTING_KEYS } from "./catalogue/chemistry.ts";
import { eanCheckDigit } from "./catalogue/codes.ts";
import { CPV } from "./catalogue/cpv.ts";
import { growProducts } from "./catalogue/grow.ts";
import { MACHINE_MODELS } from "./catalogue/machine-models.ts";
import { PARAMETERS } from "./catalogue/parameters.ts";
import { DAY_MS } from "./catalogue/prices.ts";
import { brandImports, categoryImports, leafCategories, parameterImports } from "./catalogue/tree.ts";
import { variantsOf } from "./catalogue/variants.ts";
import { ZONED_KEYS } from "./catalogue/zones.ts";
import { articleImports } from "./content/articles.ts";
import { COMPANY } from "./content/company.ts";
import { SETTINGS } from "./content/settings.ts";
import { documentSource } from "./documents.ts";
import { loadGeography } from "./geography.ts";
import { BUCHAREST_ID, COUNTIES } from "./geography/counties.ts";
import { misspellings, sentencesOf } from "./text-checks.ts";

const ZONE_IDS = new Set(Object.values(ZONE_FACTS).map(({ valueId }) => valueId));
const NOW = new Date("2026-11-21T09:30:00Z");
const SIZE = 1_200;

const shop = (count: number): ProductImport[] =>
  [...growProducts({ count, now: NOW })].flat().map(({ product }) => product);
const products = shop(SIZE);

describe("the demo catalogue", () => {
  test("the demo catalogue has the expected numbers of products, categories, brands and parameters", () => {
    expect(allBases().length).toBeGreaterThanOrEqual(150);
    expect(allBases().flatMap(variantsOf).length).toBeGreaterThanOrEqual(SIZE);
    expect(products).toHaveLength(SIZE);
    expect(CATEGORIES.length).toBeGreaterThanOrEqual(60);
    expect(CATEGORIES.length).toBeLessThanOrEqual(80);
    expect(BRANDS).toHaveLength(40);
    expect(Object.keys(PARAMETERS)).toHaveLength(12);
  });

  test("the demo catalogue has products in every leaf category and of every brand", () => {
    const filled = new Set(allBases().map(({ category }) => category));
    expect(leafCategories().filter((key) => !filled.has(key))).toEqual([]);
    const sold = new Set(allBases().map(({ brand }) => brand));
    expect(BRANDS.filter(({ key }) => !sold.has(key))).toEqual([]);
  });

  test("zones and chemical reactions are assigned only to existing products", () => {
    const keys = new Set(allBases().map(({ key }) => key));
    expect([...ZONED_KEYS, ...REACTING_KEYS].filter((key) => !keys.has(key))).toEqual([]);
  });

  test("diluted products are sold in litres, every zone is used, and chlorine products have an EUH warning", () => {
    const flor = products.find(
      ({ slug }) => slug === "detergent-concentrat-pentru-pardoseli-flor-lavanda-5-l",
    );
    expect(flor?.dilution).toEqual({ mlFrom: 30, mlTo: 80, waterLitres: 8 });
    expect(flor?.valueIds).toContain(ZONE_FACTS.blue.valueId);
    const diluted = products.filter(({ dilution }) => dilution);
    expect(diluted.length).toBeGreaterThan(60);
    expect(diluted.filter(({ netQuantity }) => netQuantity?.unit !== "l")).toEqual([]);
    // The index supports sixteen values per product, including the brand's.
    expect(Math.max(...products.map(({ valueIds }) => valueIds.length))).toBeLessThan(16);
    for (const { valueId } of Object.values(ZONE_FACTS))
      expect(products.some(({ valueIds }) => valueIds.includes(valueId))).toBe(true);
    const chlorine = products.filter(({ safety }) => safety?.reactsAs === "chlorine");
    const warned = (text: string) => /^EUH(?:031|206)/.test(text);
    expect(chlorine.filter(({ safety }) => !safety?.statements.some(warned))).toEqual([]);
  });

  test("every product has packaging by material that is no heavier than the product", () => {
    const wrong = products.filter(({ packaging = "", weightGrams }) => {
      const parts = readPackaging(packaging) ?? [];
      const grams = parts.reduce((sum, part) => sum + part.grams, 0);
      return grams === 0 || grams > (weightGrams ?? 0) || packagingText(parts) !== packaging;
    });
    expect(wrong.map(({ name, packaging }) => [name, packaging])).toEqual([]);
  });

  test("every manufacturer has a country, and those outside the EU have a responsible person", () => {
    const brands = brandImports();
    expect(brands.filter(({ manufacturerCountry }) => !manufacturerCountry)).toEqual([]);
    const outside = brands.filter(({ manufacturerCountry }) => isOutsideUnion(manufacturerCountry));
    expect(outside.map(({ responsible }) => responsible?.address)).toEqual([
      expect.stringMatching(/, România$/),
    ]);
  });

  test("products refer only to existing categories, brands and values", () => {
    const categories = new Set(categoryImports().map(({ id }) => id));
    const brands = new Set(brandImports().map(({ id }) => id));
    const values = new Set(parameterImports().flatMap((parameter) => parameter.values.map(({ id }) => id)));
    const ids = new Set(products.map(({ id }) => id));
    for (const product of products) {
      expect(categories).toContain(product.categoryId);
      expect(brands).toContain(product.brandId);
      expect(product.valueIds.filter((id) => !values.has(id) && !ZONE_IDS.has(id))).toEqual([]);
      expect(ids).toContain(product.masterId);
    }
    const machines = new Map(allBases().map((base) => [base.key, base]));
    expect(allBases().flatMap(({ fits = [] }) => fits.filter((key) => !(key in MACHINE_MODELS)))).toEqual([]);
    for (const [key, model] of Object.entries(MACHINE_MODELS)) {
      const machine = machines.get(key);
      expect(`${machine && brandOf(machine.brand).name} ${machine?.name}`).toContain(model.split(" ").at(-1));
      expect(model.startsWith(machine ? brandOf(machine.brand).name : "?")).toBe(true);
    }
  });

  test("names, slugs, codes, barcodes and variants of products are unique", () => {
    expect(repeated(products.map(({ name }) => name))).toEqual([]);
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(products.map(({ code }) => code))).toEqual([]);
    expect(repeated(products.map(({ barcode }) => barcode ?? ""))).toEqual([]);
    expect(
      repeated(
        allBases()
          .flatMap(variantsOf)
          .map(({ key }) => key),
      ),
    ).toEqual([]);
    expect(
      repeated(
        products
          .filter(({ variantValues }) => Object.keys(variantValues).length > 0)
          .map(({ masterId, variantValues }) => `${masterId} ${JSON.stringify(variantValues)}`),
      ),
    ).toEqual([]);
  });

  test("product slugs differ from those of categories and pages", () => {
    const taken = new Set([
      ...CATEGORIES.map(({ slug }) => slug),
      "cos",
      "cont",
      "blog",
      "marci",
      "promotii",
      "pachete",
      "search",
    ]);
    expect(products.filter(({ slug }) => taken.has(slug))).toEqual([]);
  });
});

describe("demo codes", () => {
  test("barcodes have a valid check digit", () => {
    for (const { barcode } of products)
      expect(eanCheckDigit(barcode?.slice(0, 12) ?? "")).toBe(Number(barcode?.at(-1)));
  });

  test("CPV codes have a valid check digit", () => {
    expect(Object.keys(CPV).filter((code) => !isCpv(code))).toEqual([]);
  });

  test("the seller's IBAN and CUI are valid", () => {
    const moved = Array.from(COMPANY.iban.slice(4) + COMPANY.iban.slice(0, 4), (letter) =>
      parseInt(letter, 36),
    ).join("");
    expect(BigInt(moved) % 97n).toBe(1n);
    const digits = COMPANY.cui.slice(2).padStart(10, "0");
    const sum = [7, 5, 3, 2, 1, 7, 5, 3, 2].reduce(
      (total, weight, index) => total + weight * Number(digits[index]),
      0,
    );
    expect(((sum * 10) % 11) % 10).toBe(Number(digits[9]));
  });
});

describe("demo prices", () => {
  test("price histories ascend by date up to today, in whole tens of bani", () => {
    for (const { prices } of products) {
      expect(prices.length).toBeGreaterThan(0);
      for (const [index, { bani, from }] of prices.entries()) {
        expect(bani % 10).toBe(0);
        expect(from.getTime()).toBeLessThanOrEqual(NOW.getTime());
        expect(from.getTime()).toBeGreaterThan(prices[index - 1]?.from.getTime() ?? 0);
      }
    }
  });

  test("running reductions are below the lowest price of the 30 days before them", () => {
    const reduced = products.filter(({ prices }) => isCut(prices));
    for (const { prices } of reduced) {
      const cut = prices.at(-1);
      const start = (cut?.from.getTime() ?? 0) - 30 * DAY_MS;
      const requested = prices
        .slice(0, -1)
        .filter((_, index) => (prices[index + 1]?.from.getTime() ?? 0) > start);
      expect(prices[0]?.from.getTime()).toBeLessThanOrEqual(start);
      expect(Math.min(...requested.map(({ bani }) => bani))).toBeGreaterThan(cut?.bani ?? Infinity);
      // The list price was not raised just before the reduction.
      expect(new Set(requested.map(({ bani }) => bani)).size).toBe(1);
    }
    expect(reduced.length / products.length).toBeGreaterThan(0.15);
    expect(reduced.length / products.length).toBeLessThan(0.25);
  });

  test("the demo includes new, sold-out and nearly sold-out products", () => {
    const share = (is: (product: ProductImport) => boolean): number =>
      products.filter(is).length / products.length;
    expect(
      share(({ firstOfferedAt }) => NOW.getTime() - firstOfferedAt.getTime() < 30 * DAY_MS),
    ).toBeGreaterThan(0.03);
    expect(share(({ stock }) => stock === 0)).toBeGreaterThan(0.02);
    expect(share(({ stock }) => stock > 0 && stock <= 5)).toBeGreaterThan(0.04);
  });
});

describe("demo texts", () => {
  test("no sentence occurs in more than three products", () => {
    const productsBySentence = new Map<string, Set<number>>();
    for (const { id, description, commercial } of products) {
      for (const sentence of sentencesOf(
        `${commercial}${description.replace("<h3>Mod de utilizare</h3>", "\n")}`,
      )) {
        productsBySentence.set(sentence, (productsBySentence.get(sentence) ?? new Set()).add(id));
      }
    }
    expect(
      [...productsBySentence]
        .filter(([, ids]) => ids.size > 3)
        .map(([sentence, ids]) => `${ids.size} × ${sentence}`),
    ).toEqual([]);
  });

  test("texts have correct diacritics, with commas instead of cedillas", () => {
    const all = [
      ...products.flatMap(({ name, subtitle, description, commercial, characteristics }) => [
        name,
        subtitle,
        description,
        commercial,
        ...characteristics.flatMap((row) => [row.name, row.value]),
      ]),
      ...categoryImports().flatMap(({ name, description, baseline = "" }) => [name, description, baseline]),
      ...brandImports().flatMap(({ name, description, manufacturer }) => [
        name,
        description,
        manufacturer.address,
      ]),
      ...articleImports().flatMap(({ title, intro = "", content }) => [title, intro, content]),
      JSON.stringify(SETTINGS.settings),
    ];
    expect([...new Set(all.flatMap(misspellings))]).toEqual([]);
  });

  test("texts never describe a biocide or hazardous mixture as harmless", () => {
    const claims =
      /\b(netoxic|inofensiv|ecologic|eco-friendly|prietenos cu mediul|100 ?% natural|complet sigur)/i;
    expect(
      products
        .filter(
          ({ safety, description, subtitle, commercial }) =>
            safety && claims.test(`${subtitle} ${commercial} ${description}`),
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

describe("demo documents", () => {
  test("the URL of an outdated document version returns the current document", async () => {
    const url = products[0]?.documents[0]?.url ?? "";
    const older = url.slice("/media/document/".length, -".pdf".length).replace(/[0-9a-f]{8}$/, "00000000");
    expect((await documentSource(older))?.length).toBeGreaterThan(1000);
  });

  test("product documents and forms are PDF files", async () => {
    const hazardous = products.find(({ documents }) => documents.length === 2);
    const forms = articleImports().flatMap(({ documents }) => documents);
    expect(forms.length).toBeGreaterThan(0);
    for (const { url } of [...(hazardous?.documents ?? []), ...forms]) {
      const bytes = await documentSource(url.slice("/media/document/".length, -".pdf".length));
      expect(
        Buffer.from(bytes ?? [])
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
    }
  });
});

describe("the demo shop", () => {
  test("the demo shop is the same each time it is generated", () => {
    expect(shop(SIZE)).toEqual(products);
  });

  test("a shop has exactly the requested number of products", () => {
    const few = shop(100);
    expect(few).toHaveLength(100);
    expect(new Set(few.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(60);
  });

  test("a large shop repeats the catalogue without repeating a name", () => {
    const many = shop(9_000);
    expect(many).toHaveLength(9_000);
    expect(repeated(many.map(({ name }) => name))).toEqual([]);
    expect(repeated(many.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(many.map(({ barcode }) => barcode ?? ""))).toEqual([]);
  });

  test("net quantities match the variants' labels", () => {
    const wrong = [...products, ...shop(9_000)].filter(
      ({ variantValues, netQuantity }) => netQuantity && contradictsNet(variantValues, netQuantity),
    );
    expect(wrong.map(({ name, netQuantity }) => [name, netQuantity])).toEqual([]);
  });

  test("geography has 42 counties and unique localities, without cedillas", async () => {
    const { cities = [] } = await loadGeography();
    expect(COUNTIES).toHaveLength(42);
    expect(new Set(cities.map(({ countyId }) => countyId)).size).toBe(42);
    expect(cities.length).toBeGreaterThan(4_000);
    expect(repeated(cities.map(({ id }) => String(id)))).toEqual([]);
    expect(repeated(cities.map(({ countyId, name }) => `${countyId} ${name}`))).toEqual([]);
    expect(cities.filter(({ name }) => /[^a-zA-ZăâîșțĂÂÎȘȚ .\-0-9]/.test(name))).toEqual([]);
    expect(cities.filter(({ countyId }) => countyId === BUCHAREST_ID).map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5, 6].map((sector) => `Sectorul ${sector}`),
    );
  });
});

function isCut(prices: ProductImport["prices"]): boolean {
  return (prices.at(-1)?.bani ?? 0) < (prices.at(-2)?.bani ?? 0);
}

function repeated(values: string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.has(value) || !seen.add(value)))];
}

/** Sums the digits with weights 3, 7, 1 modulo 10, which holds for every published code that was checked. */
function isCpv(code: string): boolean {
  const match = /^(\d{8})-(\d)$/.exec(code);
  if (!match?.[1]) return false;
  const sum = Array.from(match[1], Number).reduce(
    (total, digit, index) => total + digit * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum % 10 === Number(match[2]);
}
