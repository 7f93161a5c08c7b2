import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { LIMITS } from "@curat/contract/limits.values";
import { searchProducts } from "@curat/contract/search";
import type { MenuCategory } from "@curat/contract/settings";
import { readListingRequest } from "../../components/listing/listing-request.server.ts";
import { toListing } from "../../components/listing/to-listing.server.ts";
import { apiOf } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { parsePageAddress } from "../page/page-address.ts";
import { decodeMachine, encodeMachine, machineName, machineOfForm } from "./machine.ts";
import { texts } from "./texts.ts";

const NOT_INDEXED = "noindex,follow"; // B-096

/** Products for a term or for a machine (B-047); without either the field, the categories, the machine's form. */
export async function loadSearch(context: Readonly<RouterContextProvider>, url: URL, encoded = "") {
  const { searchParams } = url;
  const asked = machineOfForm(searchParams);
  if (asked) throw redirect(`/search/${encodeMachine(asked)}`);

  const machine = decodeMachine(encoded);
  // Of the machine's form only the kind was filled in: it is searched as a word.
  const word = searchParams.get("term") ?? searchParams.get("type") ?? "";
  const typed = (encoded || word).trim().slice(0, LIMITS.searchTerm);
  const term = machine ? machineName(machine) : typed;
  const menu = await context.get(scopeContext).shared.menu();
  const categoryId = machine?.categoryID ?? (Number(searchParams.get("categoryID")) || undefined);
  const category = categoryId
    ? findCategory(menu?.categories ?? [], (one) => one.categoryID === categoryId)
    : undefined;
  const place = category && {
    name: category.category,
    everywhere: `/search?term=${encodeURIComponent(typed)}`,
  };
  if (typed === "") {
    return {
      head: { title: texts.search, robots: NOT_INDEXED },
      term,
      categories: (menu?.categories ?? []).map(({ category: name, url: to }) => ({ name, url: to })),
      // An empty term with a category: one whose products fit machines sent the visitor here (B-046).
      machineCategory: categoryId,
      place,
    };
  }

  const page = { context, url, address: parsePageAddress(url) };
  const request = await readListingRequest(page, { sortRule: "search", isFixedPath: true });
  const answer = await apiOf(context).call(searchProducts, {
    params: { term: machine ? encoded : typed },
    query: { ...request.query, query: typed, ...(categoryId && { categoryid: String(categoryId) }) },
  });
  if (!answer.ok) console.error("search failed", answer.status); // spec: browsing, section 8, logged only
  const listing = toListing(request, {
    products: answer.ok ? answer.data : [],
    meta: answer.ok ? answer.meta : undefined,
    filters: answer.ok ? answer.body.filters : undefined,
    categoryLink: (to) => {
      const id = findCategory(menu?.categories ?? [], (one) => one.url === to)?.categoryID;
      return id && !machine ? `/search?term=${encodeURIComponent(typed)}&categoryID=${id}` : to;
    },
  });
  return {
    head: { title: texts.title(term), robots: NOT_INDEXED },
    term,
    place: machine ? undefined : place,
    /** The words used when the term had to be relaxed; a machine's own name is no relaxing. */
    searched: answer.ok && !machine ? answer.body.searched : undefined,
    listing,
    categories:
      listing.total === 0
        ? (menu?.categories ?? []).map(({ category: name, url: to }) => ({ name, url: to }))
        : [],
  };
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

/** A category anywhere in the menu's tree. */
function findCategory(
  tree: MenuCategory[],
  fits: (category: MenuCategory) => boolean,
): MenuCategory | undefined {
  for (const category of tree) {
    const found = fits(category) ? category : findCategory(category.subcats, fits);
    if (found) return found;
  }
  return undefined;
}
