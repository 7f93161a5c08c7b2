/** Addresses of a listing with another filter, price, sort or page (decisions/0042: Addresses of pages). Pure. */
import { KNOWN_SORTS } from "@curat/contract/catalog.values";

/** Where the list begins, and its filters: without script a choice leads back there. */
export const PLACES = { results: "produse", filters: "filtre" };

/** Where a page keeps what narrows it. */
export interface AddressRules {
  /** The flag `filtersInUrl`: in the path or in the query (B-043, B-045). */
  filters: "query" | "path";
  /** `/pag-{n}` where the router call resolves the path (B-042), `?page=` on fixed paths. */
  pages: "suffix" | "query";
}

/** A listing's address without its page: every link of a listing leads to the first one. */
export interface ListingAddress {
  /** Without /filtre/… and /pag-{n}. */
  path: string;
  /** `{param}:{value}`, as the filters call gives them. */
  selected: string[];
  /** `{min}-{max}` in lei; `max` may be missing. */
  price?: string;
  /** The explicit sort's value. */
  sort?: number;
  /** The query's other pairs, which every link keeps: a search's term, a campaign's marks. */
  rest?: string;
}

const OWN_KEYS = new Set(["filters", "price", "price_min", "price_max", "sort", "page"]);
const IN_PATH = /^[^:/+]+:[^:/+]+$/;

/** The query's pairs that are not the listing's own. */
export function restOf(query: URLSearchParams): string {
  const rest = new URLSearchParams([...query].filter(([key]) => !OWN_KEYS.has(key)));
  return rest.toString();
}

/** Query key of a density that the address asks for itself: 1 is the table (B-056). */
const DENSITY = "density";

/** The density of an address, or of what a cookie says; undefined for no such. */
export function densityOf(text: string | null | undefined): number | undefined {
  return text && /^[1-4]$/.test(text) ? Number(text) : undefined;
}

/** What the address asks for. */
export function densityIn(query: URLSearchParams): number | undefined {
  return densityOf(query.get(DENSITY));
}

/** The address with another density, or with none of its own. */
export function withDensity(address: ListingAddress, density: number | undefined): ListingAddress {
  const query = new URLSearchParams(address.rest);
  query.delete(DENSITY);
  if (density !== undefined) query.set(DENSITY, String(density));
  return { ...address, rest: query.size > 0 ? query.toString() : undefined };
}

/** One choice has one address: values are sorted, absent parts are left out. */
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

/** `brand:sano+diversey`, one segment a parameter, keys and values sorted. */
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

/** The same address with this value taken in, or left out when it was in. */
export function toggled(address: ListingAddress, value: string): ListingAddress {
  const { selected } = address;
  const isIn = selected.includes(value);
  return { ...address, selected: isIn ? selected.filter((one) => one !== value) : [...selected, value] };
}

/** How many filters are on: each value is one, the price is one. */
export function filterCount({ selected, price }: Pick<ListingAddress, "selected" | "price">): number {
  return selected.length + (price ? 1 : 0);
}

/** A GET form's target: the browser drops the action's query, so its pairs travel as hidden fields. */
export function formTarget(
  address: ListingAddress,
  rules: AddressRules,
): { action: string; fields: [string, string][] } {
  const [action = "", query = ""] = writeAddress(address, rules).split("?");
  return { action, fields: [...new URLSearchParams(query)] };
}
