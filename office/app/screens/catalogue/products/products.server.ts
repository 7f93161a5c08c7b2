import {
  listStaffProductChoices,
  listStaffProductIds,
  listStaffProducts,
  moveStaffProducts,
} from "@curat/contract/staff/products";
import { PRODUCT_STEPS } from "@curat/contract/staff/products.values";
import { data } from "react-router";
import { momentCell } from "../../../lists/cells.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { actOnSelection } from "../../../lists/selection/act-on.server.ts";
import { actionOf, selectionOf } from "../../../lists/selection/selection.ts";
import type { BulkAction } from "../../../lists/selection/selection.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { productFilters } from "../../../lists/products/product-filters.ts";
import { productsShape } from "../../../lists/products/products-shape.ts";
import { PRODUCT_STATES, stateOf } from "../../../components/status/product-status.tsx";
import { texts } from "../../../lists/products/texts.ts";

const PAGE = "50";
const FILE_PAGE = "200";

const SORTS = {
  denumire: "name",
  cod: "code",
  pret: "price",
  stoc: "stock",
  vandute: "sold",
  schimbat: "changed",
} as const;

function queryOf({ filters, sort }: ListState, page: number) {
  const by = SORTS[sort.by as keyof typeof SORTS];
  return {
    ...productFilters(filters),
    sort: `${sort.isDescending ? "-" : ""}${by}` as const,
    page: String(page),
  };
}

async function shapeFor(context: Context) {
  const { data: choices } = await need(context, listStaffProductChoices);
  const { brands, categories } = choices;
  return { choices: { brands, categories }, shape: productsShape(choices) };
}

export async function loadProducts(context: Context, url: URL) {
  const { choices, shape } = await shapeFor(context);
  const state = readList(shape, url.searchParams);
  const query = { ...queryOf(state, state.page), per_page: PAGE };
  const [{ data: products, meta }, may] = await Promise.all([
    need(context, listStaffProducts, { query }),
    mayDo(context),
  ]);
  const mayEdit = may("products:edit");
  const actions = mayEdit ? actionsFor(state.filters.stare) : [];
  const exportTo = await exportLink(context, "products", productFilters(state.filters));
  return {
    state,
    choices,
    products,
    paging: { total: meta.total, lastPage: meta.last_page, isMore: meta.more_than_total },
    actions,
    mayEdit,
    exportTo,
  };
}

function actionsFor(state: string | undefined): BulkAction[] {
  const names = state === "archived" ? ["restore" as const] : PRODUCT_STEPS.slice(0, 3);
  return names.map((name) => ({ name, text: texts[name] }));
}

export async function actOnProducts(request: Request, context: Context) {
  const form = await request.formData();
  const act = PRODUCT_STEPS.find((one) => one === actionOf(form));
  if (!act) throw data(null, { status: 404 });
  const api = apiOf(context);
  const { shape } = await shapeFor(context);
  return actOnSelection({
    selection: selectionOf(form, shape),
    resolve: (filters) => api.call(listStaffProductIds, { query: productFilters(filters) }),
    act: (ids) => api.call(moveStaffProducts, { body: { act, ids } }),
    doneMessage: texts.done[act],
  });
}

export async function productsAsFile(context: Context, url: URL): Promise<Response> {
  const { shape } = await shapeFor(context);
  const state = readList(shape, url.searchParams);
  const columns = shape.columns.filter(({ key }) => key !== "imagine");
  const head = columns.map(({ label }) => label);
  return fileAnswer(url, head, async (page) => {
    const query = { ...queryOf(state, page), per_page: FILE_PAGE };
    const { data: products, meta } = await need(context, listStaffProducts, { query });
    const rows = products.map((row) => [
      row.name,
      row.code,
      row.barcode,
      row.brand,
      row.category,
      PRODUCT_STATES[stateOf(row)],
      row.price,
      row.list_price,
      row.stock,
      row.sold,
      row.promo,
      Object.values(row.missing).flat().join(" "),
      momentCell(row.changed_at),
    ]);
    return { rows, hasMore: page < meta.last_page };
  });
}
