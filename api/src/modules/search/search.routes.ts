import { getBrandFilters, getCategoryFilters } from "@curat/contract/catalog";
import { SORT } from "@curat/contract/catalog.values";
import { listProducts as listProductsCall } from "@curat/contract/listing";
import { decodeMachine } from "@curat/contract/machine-address.values";
import { advancedSearch, getSuggestions, searchProducts as searchProductsCall } from "@curat/contract/search";
import type { ApiContext } from "../../context.ts";
import { foldText } from "../../text/fold.ts";
import { idOf } from "../../http/ids.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import {
  asCustomer,
  type CardRow,
  findBrand,
  findCategoryPath,
  toListItems,
  toWireItem,
} from "../catalog/index.ts";
import { type Tag, tag } from "../changes/index.ts";
import type { CatalogueEngine } from "./engine.ts";
import type { Scope } from "./engine.ts";
import { listFilters, listProducts, searchProducts, type Shop } from "./listing.service.ts";
import { searchForMachine } from "./machine-search.ts";
import { noteSearch } from "./words/words.service.ts";
import { suggest } from "./suggestions.ts";

/** Lists, filters, search and suggestions. */
export function searchRoutes(app: ApiApp, context: ApiContext, engine: CatalogueEngine): void {
  const { db, now } = context;
  const shop: Shop = { db, engine };
  const itemsOf = async (cards: CardRow[], userToken: string | undefined) =>
    asCustomer(context, userToken, await toListItems(db, cards, now()));

  serve(app, listProductsCall, async ({ query, url, userToken, madeOf }) => {
    const scope = { categoryId: query.categoryid || undefined, brandId: query.brandid || undefined };
    const { page, perPage, sortorder: sort } = query;
    const { cards, ...found } = await listProducts(shop, {
      scope,
      ...chosenIn(query),
      sort,
      page,
      perPage,
    });
    madeOf([tagOfScope(scope), ...tagsOfCards(cards)]);
    return pagedAnswer(await itemsOf(cards, userToken), { page, perPage, ...found }, url);
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
    const request = { scope, ...chosen, params: [...chosen.params, ...query.filters], sort, page, perPage };
    const machine = decodeMachine(params.term);
    const further = furtherWords(params.term, query.query);
    const { cards, total, hasBuckets, filters, searched } = machine
      ? await searchForMachine(shop, machine, { ...request, further })
      : await searchProducts(shop, { ...request, text: `${params.term} ${further}`.trimEnd() });
    madeOf([tag.search, ...NAMES, ...tagsOfCards(cards)]);
    const isNarrowed =
      request.params.length > 0 || request.price !== undefined || scope.categoryId !== undefined;
    if (query.count && page === 1 && !machine && !isNarrowed)
      void noteSearch(context, { text: params.term, found: total });
    return {
      ...pagedAnswer(await itemsOf(cards, userToken), { page, perPage, total, hasBuckets }, url),
      filters,
      ...(searched === undefined ? {} : { searched }),
    };
  });

  serve(app, advancedSearch, async ({ body, url, userToken, madeOf }) => {
    const { page, perPage, sortorder: sort, brandID, filters: narrowed } = body;
    const request = {
      scope: { brandId: brandID || undefined, promotionId: narrowed?.promoID || undefined },
      params: body.sel_params,
      price: body.sel_params_price ?? undefined,
    };
    const [{ cards, ...found }, filters] = await Promise.all([
      listProducts(shop, { ...request, sort, page, perPage }),
      listFilters(shop, request),
    ]);
    const items = await itemsOf(cards, userToken);
    madeOf([tagOfScope(request.scope), ...NAMES, ...tagsOfCards(cards)]);
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
}

/** The names of all that a list can be filtered by. */
const NAMES = [tag.categories, tag.filters];

/** The list of a scope; every one of its products stands in it, so that one tag tells of all. */
function tagOfScope({ categoryId, brandId, promotionId }: Scope): Tag {
  if (categoryId !== undefined) return tag.listOf("category", categoryId);
  if (brandId !== undefined) return tag.listOf("brand", brandId);
  return promotionId === undefined ? tag.search : tag.listOf("promotion", promotionId);
}

/** What cards show: the products, and which others are of their families. */
function tagsOfCards(cards: CardRow[]): Tag[] {
  return cards.flatMap(({ product_id, family_id }) => [tag.product(product_id), tag.family(family_id)]);
}

interface Chosen {
  sel_params: string[];
  "sel_params[]": string[];
  sel_params_price?: string;
}

/** What an address chooses: values under either spelling of their key (docs/decisions/0004), and the price. */
function chosenIn(query: Chosen): { params: string[]; price: string | undefined } {
  return { params: [...query.sel_params, ...query["sel_params[]"]], price: query.sel_params_price };
}

/** What `query` asks beyond the term itself, which storefronts may repeat in it. */
function furtherWords(term: string, query = ""): string {
  return foldText(term) === foldText(query) ? "" : query.trim();
}
