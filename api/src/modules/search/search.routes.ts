import { getCategoryFilters, listProducts as listProductsCall } from "@curat/contract/catalog";
import { SORT } from "@curat/contract/catalog.values";
import { getSuggestions, searchProducts } from "@curat/contract/search";
import type { ApiContext } from "../../config.ts";
import { idOf } from "../../http/ids.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { findCategoryPath, toWireItem } from "../catalog/index.ts";
import { listFilters, listProducts } from "./listing.service.ts";
import { suggest } from "./suggestions.ts";
import { readTerm } from "./term.ts";

/** Lists, filters, search and suggestions. */
export function searchRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, listProductsCall, async ({ query, url }) => {
    const scope = { categoryId: query.categoryid || undefined, brandId: query.brandid || undefined };
    const { page, perPage, sortorder: sort } = query;
    const { cards, total } = await listProducts(db, {
      scope,
      params: query.sel_params,
      price: query.sel_params_price,
      sort,
      page,
      perPage,
    });
    return pagedAnswer(
      cards.map((row) => toWireItem(row, now())),
      { page, perPage, total },
      url,
    );
  });

  serve(app, getCategoryFilters, async ({ params, query }) => {
    const categoryId = idOf(params.id);
    if ((await findCategoryPath(db, categoryId)).length === 0) throw notFound();
    return {
      data: await listFilters(db, {
        scope: { categoryId },
        params: query.sel_params,
        price: query.sel_params_price,
      }),
    };
  });

  serve(app, searchProducts, async ({ params, query, url }) => {
    const exact = { term: readTerm(params.term), categoryId: query.categoryid || undefined };
    const { page, perPage, sortorder } = query;
    const sort = url.searchParams.has("sortorder") ? sortorder : SORT.relevance;
    const request = { params: query.sel_params, price: query.sel_params_price, sort, page, perPage };
    const found = await listProducts(db, { ...request, scope: exact });
    // Nothing fits every word as typed: the nearest names by similarity are better than an empty page.
    const scope = found.total > 0 ? exact : { ...exact, term: { ...exact.term, isLoose: true } };
    const { cards, total } = found.total > 0 ? found : await listProducts(db, { ...request, scope });
    const filters = await listFilters(db, { scope, params: query.sel_params, price: query.sel_params_price });
    return {
      ...pagedAnswer(
        cards.map((row) => toWireItem(row, now())),
        { page, perPage, total },
        url,
      ),
      filters,
    };
  });

  serve(app, getSuggestions, async ({ params }) => ({ data: await suggest(db, params.term) }));
}
