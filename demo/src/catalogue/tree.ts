import type { BannerImport, BrandImport, CategoryImport, ParameterImport } from "@curat/api";
import { countryCodeOf } from "@curat/contract/countries.values";
import { bannerUrls, iconUrl, logoUrl, pictureUrl } from "../media/addresses.ts";
import { BRANDS, type Brand } from "./brands.ts";
import { allBases } from "./catalogue.ts";
import { slugOf } from "./codes.ts";
import { CATEGORIES, type Category } from "./categories.ts";
import { machineParameterImport } from "./machine-models.ts";
import { PARAMETERS, type ParameterKey } from "./parameters.ts";

const FIRST_CATEGORY_ID = 4100;
const VALUES_A_PARAMETER = 1000;

const CATEGORY_IDS = new Map(CATEGORIES.map(({ key }, index) => [key, FIRST_CATEGORY_ID + index]));
const PARAMETER_KEYS = Object.keys(PARAMETERS) as ParameterKey[];

export function categoryId(key: string): number {
  const id = CATEGORY_IDS.get(key);
  if (id === undefined) throw new Error(`There is no category "${key}".`);
  return id;
}

export function valueId(parameter: ParameterKey, value: string): number {
  const place = Object.keys(PARAMETERS[parameter].values).indexOf(value);
  if (place < 0) throw new Error(`Parameter "${parameter}" has no value "${value}".`);
  return (PARAMETER_KEYS.indexOf(parameter) + 1) * VALUES_A_PARAMETER + place + 1;
}

/** Returns a category's path: its parents' slugs and its own. */
export function categoryPath(key: string): string {
  const category = CATEGORIES.find((each) => each.key === key);
  if (!category) throw new Error(`There is no category "${key}".`);
  return `${category.parent ? categoryPath(category.parent) : ""}/${category.slug}`;
}

export function leafCategories(): string[] {
  const parents = new Set(CATEGORIES.map((category) => category.parent));
  return CATEGORIES.filter(({ key }) => !parents.has(key)).map(({ key }) => key);
}

export function belowCategory(key: string): string[] {
  return [
    key,
    ...CATEGORIES.filter(({ parent }) => parent === key).flatMap((child) => belowCategory(child.key)),
  ];
}

/** Returns a category's top-level ancestor, or the category itself. */
export function rootOf(key: string): string {
  const parent = CATEGORIES.find((category) => category.key === key)?.parent;
  return parent ? rootOf(parent) : key;
}

function rootCategory(key: string): Category | undefined {
  return CATEGORIES.find((category) => category.key === rootOf(key));
}

export function categoryImports(): CategoryImport[] {
  return CATEGORIES.map((category, index) => ({
    id: categoryId(category.key),
    parentId: category.parent ? categoryId(category.parent) : null,
    name: category.name,
    slug: category.slug,
    description: `<p>${category.description}</p>`,
    baseline: `<p>${category.baseline}</p>`,
    icon: iconUrl(rootCategory(category.key)?.icon),
    picture: pictureUrl(category.picture),
    banners: bannersOf(category),
    mustHaveModel: category.mustHaveModel ?? false,
    sortOrder: index + 1,
  }));
}

function bannersOf({ key, banner }: Category): BannerImport[] {
  return banner ? [{ type: 1, title: banner, url: firstChildPath(key), ...bannerUrls(key) }] : [];
}

/** Returns the banner of a category's top-level ancestor. */
export function rootBanners(key: string): BannerImport[] {
  const root = rootCategory(key);
  return root ? bannersOf(root) : [];
}

function firstChildPath(key: string): string {
  return categoryPath(CATEGORIES.find(({ parent }) => parent === key)?.key ?? key);
}

export function brandImports(): BrandImport[] {
  return BRANDS.map((brand) => ({
    id: brand.id,
    name: brand.name,
    slug: slugOf(brand.name),
    description: `<p>${brand.description}</p>`,
    logo: logoUrl(brand.key),
    banners: brandBanners(brand),
    manufacturer: brand.manufacturer,
    manufacturerCountry: countryCodeOf(brand.manufacturer.address.split(", ").at(-1) ?? "") ?? null,
    responsible: brand.responsible ?? null,
    sortOrder: brand.id,
  }));
}

/** Returns a banner that links to the brand's products in their top-level category. */
function brandBanners({ key, name }: Brand): BannerImport[] {
  const base = allBases().find(({ brand }) => brand === key);
  const root = base && rootCategory(base.category);
  if (!root?.banner) return [];
  const url = `${categoryPath(root.key)}?filters=brand:${slugOf(name)}`;
  return [{ type: 1, title: `${name}: ${root.name.toLowerCase()}`, url, ...bannerUrls(root.key) }];
}

export function parameterImports(): ParameterImport[] {
  return [...PARAMETER_KEYS.map(filterImport), machineParameterImport()];
}

function filterImport(key: ParameterKey, index: number): ParameterImport {
  return {
    id: index + 1,
    name: PARAMETERS[key].name,
    slug: key,
    sortOrder: index + 1,
    values: Object.entries<string>(PARAMETERS[key].values).map(([slug, name], place) => ({
      id: valueId(key, slug),
      name,
      slug,
      sortOrder: place + 1,
    })),
  };
}
