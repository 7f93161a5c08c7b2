import { getBrandFilters, getCategoryFilters } from "@curat/contract/catalog";
import { SORT } from "@curat/contract/catalog.values";
import { listProducts as listProductsCall } from "@curat/contract/listing";
import { decodeMachine } from "@curat/contract/machine-address.values";
import {
  advancedSearch,
  getSuggestions,
  listPopularSearches,
  searchProducts as searchProductsCall,
} from "@curat/contract/search";
import type { ApiContext } from "../../../context.ts";
import { foldText } from "../../../text/fold.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import {
  asCustomer,
  type CardRow,
  findBrand,
  findCategoryPath,
  toFamilyItems,
  toListItems,
  toWireItem,
} from "../catalog/index.ts";
import { type Tag, tag } from "../../platform/changes/index.ts";
import type { CatalogueEngine } from "./engine.ts";
import type { Scope } from "./engine.ts";
import { listFilters, type Listing, listProducts, searchProducts, type Shop } from "./listing.service.ts";
import { searchForMachine } from "./machine-search.ts";
import { noteSearch } from "./words/words.service.ts";
import { popularTerms } from "./words/words.store.ts";
import { suggest } from "./suggestions.ts";

export function searchRoutes(app: ApiApp, context: ApiContext, engine: CatalogueEngine): void {
  const { db, now } = context;
  const shop: Shop = { db, engine };
  const itemsOf = async (
    { cards, families }: Pick<Listing, "cards" | "families">,
    userToken: string | undefined,
  ) => {
    const items = await (families === undefined ? toListItems : toFamilyItems)(db, cards, now());
    return asCustomer(context, userToken, items);
  };

  serve(app, listProductsCall, async ({ query, url, userToken, madeOf }) => {
    const scope = { categoryId: query.categoryid || undefined, brandId: query.brandid || undefined };
    const { page, perPage, sortorder: sort } = query;
    const byFamily = query.families === 1;
    const found = await listProducts(shop, { scope, ...chosenIn(query), sort, page, perPage, byFamily });
    madeOf([tagOfScope(scope), ...tagsOfCards(found.cards)]);
    return pagedAnswer(await itemsOf(found, userToken), { page, perPage, ...found }, url);
  });

  serve(app, getCategoryFilters, async ({ params, query, madeOf }) => {
    const categoryId = idOf(params.id);
    if ((await findCategoryPath(db, categoryId)).length === 0) throw notFound();
    madeOf([tagOfScope({ categoryId }), ...NAMES]);
    return {
      data: await listFilters(shop, { scope: { categoryId }, ...chosenIn(query) }),
    };
  });

  serve(app, getBrandFilters, async ({ params, query, madeOf }) => {
    const brandId = idOf(params.id);
    if (!(await findBrand(db, brandId))) throw notFound();
    madeOf([tagOfScope({ brandId }), ...NAMES]);
    return {
      data: await listFilters(shop, { scope: { brandId }, ...chosenIn(query) }),
    };
  });

  serve(app, searchProductsCall, async ({ params, query, url, userToken, madeOf }) => {
    const { page, perPage, sortorder } = query;
    const sort = url.searchParams.has("sortorder") ? sortorder : SORT.relevance;
    const scope = { categoryId: query.categoryid || undefined };
    const chosen = chosenIn(query);
    const values = [...chosen.params, ...query.filters];
    const request = { scope, ...chosen, params: values, sort, page, perPage, byFamily: query.families === 1 };
    const machine = decodeMachine(params.term);
    const further = furtherWords(params.term, query.query);
    const { filters, searched, ...found } = machine
      ? await searchForMachine(shop, machine, { ...request, further })
      : await searchProducts(shop, { ...request, text: `${params.term} ${further}`.trimEnd() });
    madeOf([tag.search, ...NAMES, ...tagsOfCards(found.cards)]);
    const isNarrowed =
      request.params.length > 0 || request.price !== undefined || scope.categoryId !== undefined;
    if (query.count && page === 1 && !machine && !isNarrowed)
      void noteSearch(context, { text: params.term, found: found.total });
    return {
      ...pagedAnswer(await itemsOf(found, userToken), { page, perPage, ...found }, url),
      filters,
      ...(searched === undefined ? {} : { searched }),
    };
  });

  serve(app, advancedSearch, async ({ body, url, userToken, madeOf }) => {
    const { page, perPage, sortorder: sort, families, brandID, filters: narrowed } = body;
    const request = {
      scope: { brandId: brandID || undefined, promotionId: narrowed?.promoID || undefined },
      params: body.sel_params,
      price: body.sel_params_price ?? undefined,
    };
    const [found, filters] = await Promise.all([
      listProducts(shop, { ...request, sort, page, perPage, byFamily: families === 1 }),
      listFilters(shop, request),
    ]);
    const items = await itemsOf(found, userToken);
    madeOf([tagOfScope(request.scope), ...NAMES, ...tagsOfCards(found.cards)]);
    return { ...pagedAnswer(items, { page, perPage, ...found }, url), filters };
  });

  serve(app, getSuggestions, async ({ params, userToken, madeOf }) => {
    madeOf([tag.search, ...NAMES]);
    return suggest(shop, params.term, (cards) =>
      asCustomer(
        context,
        userToken,
        cards.map((row) => toWireItem(row, now())),
      ),
    );
  });

  serve(app, listPopularSearches, async () => ({
    data: (await popularTerms(db, now())).map((term) => ({ term })),
  }));
}

/** Cache tags of pages that show the names of all filters. */
const NAMES = [tag.categories, tag.filters];

function tagOfScope({ categoryId, brandId, promotionId }: Scope): Tag {
  if (categoryId !== undefined) return tag.listOf("category", categoryId);
  if (brandId !== undefined) return tag.listOf("brand", brandId);
  return promotionId === undefined ? tag.search : tag.listOf("promotion", promotionId);
}

function tagsOfCards(cards: CardRow[]): Tag[] {
  return cards.flatMap(({ product_id, family_id }) => [tag.product(product_id), tag.family(family_id)]);
}

interface Chosen {
  sel_params: string[];
  "sel_params[]": string[];
  sel_params_price?: string;
}

/** Filter values may be sent as `sel_params` or as `sel_params[]` (docs/decisions/0042). */
function chosenIn(query: Chosen): { params: string[]; price: string | undefined } {
  return { params: [...query.sel_params, ...query["sel_params[]"]], price: query.sel_params_price };
}

/** Returns the words of `query`. Storefronts may repeat the search term there, which adds no words. */
function furtherWords(term: string, query = ""): string {
  return foldText(term) === foldText(query) ? "" : query.trim();
}
