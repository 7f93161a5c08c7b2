import { KNOWN_SORTS } from "@curat/contract/catalog.values";

export interface PageAddress {
  path: string;
  page: number;
  /** Selected filter values as `{param}:{value}`, as in `sel_params`. */
  selected: string[];
  /** Price in lei as `{min}-{max}`, or "60-" without a maximum, as in `sel_params_price`. */
  price?: string;
  sort?: number;
}

const PRICE = /^\d+(?:\.\d+)?-(?:\d+(?:\.\d+)?)?$/;
const PRICE_PARAM = "pret";

/** Parses the URL of a listing (decisions/0042: Addresses of pages). Ignores invalid parts. */
export function parsePageAddress(url: URL): PageAddress {
  const { pathname, searchParams } = url;
  const [, beforePage = pathname, pageText] = /^(.*)\/pag-(\d{1,6})$/.exec(pathname) ?? [];
  const [, path = beforePage, filterText] = /^(.*?)\/filtre\/(.+)$/.exec(beforePage) ?? [];
  const inPath = parseFilterPath(filterText ?? "");
  const inQuery = searchParams
    .getAll("filters")
    .flatMap((list) => list.split(","))
    .filter(Boolean);
  const price = searchParams.get("price") ?? inPath.price;
  const sortSlug = searchParams.get("sort");
  return {
    path: path === "" ? "/" : path,
    page: positive(searchParams.get("page")) ?? positive(pageText) ?? 1,
    selected: [...new Set([...inPath.selected, ...inQuery])],
    price: price && PRICE.test(price) ? price : undefined,
    sort: KNOWN_SORTS.find(({ slug }) => slug === sortSlug)?.value,
  };
}

/** Parses `{param}:{value}+{value}/{param}:…/pret:{min}-{max}`. */
function parseFilterPath(text: string): { selected: string[]; price?: string } {
  const selected: string[] = [];
  let price: string | undefined;
  for (const part of text.split("/")) {
    const [, param, values] = /^([^:]+):(.+)$/.exec(decode(part)) ?? [];
    if (!param || !values) continue;
    if (param === PRICE_PARAM) price = values;
    else
      selected.push(
        ...values
          .split("+")
          .filter(Boolean)
          .map((value) => `${param}:${value}`),
      );
  }
  return { selected, price };
}

function positive(text: string | null | undefined): number | undefined {
  const value = Number(text ?? "");
  return Number.isInteger(value) && value >= 1 && value <= 100_000 ? value : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
