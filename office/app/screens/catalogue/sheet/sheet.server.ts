import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { createProductSheet, readProductSheet } from "@curat/contract/staff/product-sheets";
import type { SheetChange, SheetRule } from "@curat/contract/staff/product-sheets";
import { listStaffProductChoices } from "@curat/contract/staff/products";
import { textOf } from "@curat/ui/form/form-values.ts";
import { refuse } from "../../../components/form/send.server.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { readList } from "../../../lists/list-address.ts";
import { listField, sentFilters } from "../../../lists/selection/selection.ts";
import { texts as selectionTexts } from "../../../lists/selection/texts.ts";
import { loadAddressOptions } from "../../../components/products/products.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { productFilters } from "../../../lists/products/product-filters.ts";
import { productsShape } from "../../../lists/products/products-shape.ts";
import { sheetNames, withoutNames } from "./sheet-names.ts";
import { cellFaultsOf, faultsOf, pastedRows, typedCells, typedRows } from "./sheet-lines.ts";

const ROWS_PER_PAGE = 100;

async function shapeFor(context: Context) {
  const { data: choices } = await need(context, listStaffProductChoices);
  return productsShape(choices);
}

export async function loadSheet({ context, url }: LoaderFunctionArgs) {
  const [shape, may] = await Promise.all([shapeFor(context), mayDo(context)]);
  if (!may("products:edit")) throw data(null, { status: 403 });
  const state = readList(shape, url.searchParams);
  const query = {
    ...productFilters(state.filters),
    page: String(state.page),
    per_page: String(ROWS_PER_PAGE),
  };
  const [{ data: rows, meta }, addresses] = await Promise.all([
    need(context, readProductSheet, { query }),
    loadAddressOptions(context),
  ]);
  return {
    state,
    list: listField(shape, state),
    rows,
    addresses,
    names: sheetNames(addresses),
    total: meta.total,
    lastPage: meta.last_page,
    mayPrice: may("prices:edit"),
    mayStock: may("stock:edit"),
  };
}

/** Creates a batch change from edited cells, pasted rows or a rule. Redirects to its list of differences. */
export async function writeSheet(request: Request, context: Context) {
  const form = await request.formData();
  switch (textOf(form, "form")) {
    case "table": {
      return writtenTable(context, form);
    }
    case "paste": {
      const pasted = pastedRows(textOf(form, "text"));
      if (!pasted.ok) return refuse(form, refusalOf([pasted.message], "text"));
      const placeOf = (index: number) => `Rândul ${pasted.lineOf[index] ?? 0}`;
      const changes = await unnamed(context, pasted.changes);
      return written(context, form, { changes }, placeOf, "text");
    }
    case "rule": {
      const filters = sentFilters(form, await shapeFor(context));
      if (!filters) return refuse(form, { ok: false, status: 409, message: selectionTexts.listChanged });
      return written(context, form, { rule: ruleIn(form), filter: filterOf(filters) });
    }
    default:
      throw data(null, { status: 404 });
  }
}

async function unnamed(context: Context, changes: SheetChange[]): Promise<SheetChange[]> {
  const hasNames = changes.some(({ brand, category }) => brand !== undefined || category !== undefined);
  return hasNames ? withoutNames(changes, sheetNames(await loadAddressOptions(context))) : changes;
}

async function writtenTable(context: Context, form: FormData) {
  const changes = await unnamed(context, typedRows(form));
  const answer = await apiOf(context).call(createProductSheet, { body: bodyOf({ changes }) });
  if (answer.ok)
    return leaveTo(
      context,
      `/foi/${answer.data.id}`,
      "Foaia este pregătită. Verifică diferențele, apoi aplică-le.",
    );
  const { errors = {} } = answer;
  const reported =
    Object.keys(errors).length === 0
      ? {}
      : {
          errors: cellFaultsOf(errors, changes),
          messages: faultsOf(errors, (index) => changes[index]?.code ?? ""),
        };
  return refuse(form, answer, { ...reported, values: typedCells(form) });
}

type Written = Parameters<typeof bodyOf>[0];
function bodyOf(body: {
  changes?: ReturnType<typeof typedRows>;
  rule?: ReturnType<typeof ruleIn>;
  filter?: ReturnType<typeof filterOf>;
}) {
  return { title: "", ...body };
}

async function written(
  context: Context,
  form: FormData,
  body: Written,
  placeOf: (index: number) => string = String,
  field?: string,
) {
  const answer = await apiOf(context).call(createProductSheet, { body: bodyOf(body) });
  if (answer.ok)
    return leaveTo(
      context,
      `/foi/${answer.data.id}`,
      "Foaia este pregătită. Verifică diferențele, apoi aplică-le.",
    );
  const errors = answer.errors ?? {};
  const atRule = Object.entries(errors).filter(([name]) => name.startsWith("rule."));
  if (body.rule && atRule.length > 0)
    return refuse(form, {
      ...answer,
      errors: Object.fromEntries(atRule.map(([name, messages]) => [name.slice("rule.".length), messages])),
    });
  if (Object.keys(errors).length === 0) return refuse(form, answer);
  return refuse(
    form,
    refusalOf(faultsOf(errors, placeOf), field),
    field ? {} : { messages: faultsOf(errors, placeOf) },
  );
}

function refusalOf(messages: string[], field?: string) {
  return { ok: false as const, status: 422, errors: field ? { [field]: messages } : {} };
}

function ruleIn(form: FormData) {
  const text = (name: string) => textOf(form, name);
  const isLess = /^\s*[-–−]/.test(text("percent"));
  const percent = leiOf(
    text("percent")
      .replace(/^\s*[-–−+]/, "")
      .replace(/%\s*$/, ""),
  );
  return {
    // An invalid number becomes 1000 %, which the API refuses with an error of this field.
    ...(text("percent") !== "" && { percent: Number.isNaN(percent) ? 1_000 : isLess ? -percent : percent }),
    ...(text("ending") !== "" && { ending: Number(text("ending")) }),
    ...(text("brand") !== "" && { brand: text("brand") }),
    ...(text("category") !== "" && { category: text("category") }),
    // The cast is safe, because the API refuses any other value.
    ...(text("vat_code") !== "" && { vat_code: text("vat_code") as NonNullable<SheetRule["vat_code"]> }),
    ...(text("is_published") !== "" && { is_published: text("is_published") === "1" }),
  };
}

function filterOf(filters: Parameters<typeof productFilters>[0]) {
  const { brandID, categoryID, ...rest } = productFilters(filters);
  return { ...rest, brandID, categoryID };
}
