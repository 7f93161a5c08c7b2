/** Builds the URLs of listings (decisions/0042: Addresses of pages). */
import { KNOWN_SORTS } from "@curat/contract/catalog.values";

/** URL fragments to which a page returns after a choice without JavaScript. */
export const PLACES = { results: "produse", filters: "filtre" };

export interface AddressRules {
  filters: "query" | "path";
  /** `suffix` writes page numbers as `/pag-{n}` (B-042). `query` writes `?page=`, for fixed paths. */
  pages: "suffix" | "query";
}

/** Parts of a listing's URL. It has no page number, because a changed choice leads to the first page. */
export interface ListingAddress {
  path: string;
  /** Selected filter values as `{param}:{value}`, as the filters call returns them. */
  selected: string[];
  /** Price in lei as `{min}-{max}`. `max` may be missing. */
  price?: string;
  sort?: number;
  /** Other query parameters, such as a search term or campaign parameters. */
  rest?: string;
}

const OWN_KEYS = new Set(["filters", "price", "price_min", "price_max", "sort", "page"]);
const IN_PATH = /^[^:/+]+:[^:/+]+$/;

/** Returns the query parameters that do not belong to the listing. */
export function otherParametersOf(query: URLSearchParams): string {
  const otherParameters = new URLSearchParams([...query].filter(([key]) => !OWN_KEYS.has(key)));
  return otherParameters.toString();
}

const DENSITY = "density";

/** Parses a density from a URL or a cookie. Returns undefined if it is invalid. */
export function densityOf(text: string | null | undefined): number | undefined {
  return text && /^[1-4]$/.test(text) ? Number(text) : undefined;
}

export function densityIn(query: URLSearchParams): number | undefined {
  return densityOf(query.get(DENSITY));
}

export function withDensity(address: ListingAddress, density: number | undefined): ListingAddress {
  const query = new URLSearchParams(address.rest);
  query.delete(DENSITY);
  if (density !== undefined) query.set(DENSITY, String(density));
  return { ...address, rest: query.size > 0 ? query.toString() : undefined };
}

/** Returns the canonical URL of a choice. Values are sorted, and defaults are omitted. */
export function writeAddress(address: ListingAddress, rules: AddressRules, page = 1): string {
  const { path, price, sort, rest } = address;
  const selected = [...address.selected].sort();
  const inPath = rules.filters === "path" ? selected.filter((value) => IN_PATH.test(value)) : [];
  const inQuery = selected.filter((value) => !inPath.includes(value));
  const pathPrice = rules.filters === "path" ? price : undefined;

  const segments = [...filterSegments(inPath), ...(pathPrice ? [`pret:${pathPrice}`] : [])];
  const filtered = segments.length > 0 ? `${path}/filtre/${segments.join("/")}` : path;
  const pathname = page > 1 && rules.pages === "suffix" ? `${filtered}/pag-${page}` : filtered;

  const slug = KNOWN_SORTS.find((option) => option.value === sort)?.slug;
  const pairs = [
    rest,
    inQuery.length > 0 && `filters=${inQuery.map(encoded).join(",")}`,
    price && !pathPrice && `price=${price}`,
    slug && `sort=${slug}`,
    page > 1 && rules.pages === "query" && `page=${page}`,
  ].filter(Boolean);
  return pairs.length > 0 ? `${pathname}?${pairs.join("&")}` : pathname;
}

/**
 * Formats filter values as `brand:sano+diversey`, one path segment per parameter. Sorts parameters and
 * values.
 */
function filterSegments(values: string[]): string[] {
  const byParam = Map.groupBy(values, (value) => value.slice(0, value.indexOf(":")));
  return [...byParam]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([param, chosen]) =>
        `${encodeURIComponent(param)}:${chosen.map((value) => encodeURIComponent(value.slice(param.length + 1))).join("+")}`,
    );
}

function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll("%3A", ":");
}

/** Returns the address with the value added, or without it if it was selected. */
export function toggled(address: ListingAddress, value: string): ListingAddress {
  const { selected } = address;
  const isIn = selected.includes(value);
  return { ...address, selected: isIn ? selected.filter((one) => one !== value) : [...selected, value] };
}

/** Returns the number of active filters. The price counts as one. */
export function filterCount({ selected, price }: Pick<ListingAddress, "selected" | "price">): number {
  return selected.length + (price ? 1 : 0);
}

/** Returns a GET form's action and the hidden fields for its query, because submitting the form replaces the query. */
export function formTarget(
  address: ListingAddress,
  rules: AddressRules,
): { action: string; fields: [string, string][] } {
  const [action = "", query = ""] = writeAddress(address, rules).split("?");
  return { action, fields: [...new URLSearchParams(query)] };
}
