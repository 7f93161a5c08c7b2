import { isLockerCode } from "@curat/contract/cart.values";
import { COURIER_DELIVERIES } from "@curat/contract/deliveries.values";
import { data } from "react-router";
import { listCounties } from "@curat/contract/geography";
import { listLockers } from "@curat/contract/shipping";
import { amendOrder, getAmendable, previewAmendment } from "@curat/contract/staff/amendments";
import type { AmendmentPreview } from "@curat/contract/staff/amendments";
import { listStaffProducts } from "@curat/contract/staff/products";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { refuse } from "../../../components/form/send.server.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { apiOf, maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { loadMargins } from "../../../components/money/margins.server.ts";
import { amendmentOf, atFields, typedOf, withAdded } from "./amend-fields.ts";

export async function loadAmendable(context: Context, id: string) {
  const [order, counties, may] = await Promise.all([
    need(context, getAmendable, { params: { id } }),
    need(context, listCounties),
    mayDo(context),
  ]);
  return {
    id,
    order: order.data,
    counties: counties.data,
    mayFind: may("products:view"),
    mayDiscount: may("discounts:give"),
  };
}
export type AmendData = Awaited<ReturnType<typeof loadAmendable>>;

export interface FoundProduct {
  id: number;
  code: string;
  label: string;
  price: number;
  stock: number;
  isPublished: boolean;
}
export interface FoundLocker {
  id: string;
  label: string;
}

export interface Amending extends Refused {
  preview?: AmendmentPreview;
  /** Form values at the last preview. Other values must be previewed before they can be applied. */
  shownFor?: string;
  /** Warnings about products that the change would sell below cost or below the shop's minimum margin. */
  warnings?: string[];
  found?: FoundProduct[];
  lockers?: FoundLocker[];
}

/** Handles a step of the form: search, add, preview or apply. */
export async function stepAmendment(request: Request, context: Context, id: string) {
  const form = await request.formData();
  const typed = typedValues(form);
  const added = textOf(form, "add");
  if (added !== "") return shown(withAdded(typed, added));
  const searched = (typed.find ?? "").trim();
  if (searched !== "" && SEARCHING.has(textOf(form, "step"))) {
    const isOnlySearch = textOf(form, "step") === "find";
    const found = await findProducts(context, searched);
    const exact = found.find(({ code }) => code.toUpperCase() === searched.toUpperCase());
    if (!exact) return shown(typed, { found, ...(!isOnlySearch && { errors: UNRESOLVED }) });
    const whole = withAdded({ ...typed, [`found-label[${exact.id}]`]: exact.label }, String(exact.id));
    return isOnlySearch ? shown(whole) : look(context, filledForm(whole), { id, typed: whole });
  }
  switch (textOf(form, "step")) {
    case "find":
      return shown(typed, { found: [] });
    case "lockers":
      return shown(typed, { lockers: await findLockers(context, typed) });
    case "discount": {
      // The form on the order's page contains only the discount and its reason, so add the order's other
      // values.
      const order = await need(context, getAmendable, { params: { id } });
      const whole = { ...typedOf(order.data), ...typed, form: "amend" };
      return look(context, filledForm(whole), { id, typed: whole });
    }
    case "look":
      return look(context, form, { id, typed });
    case "apply":
      return apply(context, form, { id, typed });
    default:
      throw data(null, { status: 404 });
  }
}

/** Steps that add the product in the search field before they run. */
const SEARCHING = new Set(["find", "look", "apply"]);

const UNRESOLVED = { find: ["Adaugă unul dintre produsele găsite sau golește câmpul."] };

function filledForm(values: Typed): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

function shown(values: Typed, more: Partial<Amending> = {}) {
  return data<Amending>({ form: "amend", values, errors: {}, messages: [], ...more });
}

interface Step {
  id: string;
  typed: Typed;
}

async function look(context: Context, form: FormData, { id, typed }: Step, messages: string[] = []) {
  const body = amendmentOf(typed, Number(typed.version));
  const answer = await apiOf(context).call(previewAmendment, { params: { id }, body });
  if (!answer.ok)
    return refuse(form, { ...answer, ...(answer.errors && { errors: atFields(answer.errors, typed) }) });
  const previewed = { ...body, version: answer.data.version };
  const warnings = await warningsFor(context, answer.data);
  return shown(typed, { messages, preview: answer.data, shownFor: JSON.stringify(previewed), warnings });
}

async function warningsFor(context: Context, { lines }: AmendmentPreview): Promise<string[]> {
  const prices = lines.flatMap(({ productid, quantity, subtotal, discount }) =>
    productid !== null && quantity > 0 && discount > 0
      ? [{ productID: productid, price: (subtotal - discount) / quantity }]
      : [],
  );
  const margins = await loadMargins(context, prices);
  return lines.flatMap(({ productid, product }) => {
    const warning = margins.get(productid ?? 0)?.warning;
    return warning ? [`${product}: ${warning}`] : [];
  });
}

async function apply(context: Context, form: FormData, step: Step) {
  const { id, typed } = step;
  const body = amendmentOf(typed, Number(typed.version));
  if (textOf(form, "shownfor") !== JSON.stringify(body))
    return look(context, form, step, [
      "Ai modificat formularul după ce ai văzut totalul. Verifică noul total și apasă din nou „Aplică modificarea”.",
    ]);
  const total = Number(typed.total);
  const answer = await apiOf(context).call(amendOrder, { params: { id }, body: { ...body, total } });
  if (answer.ok) return leaveTo(context, `/comenzi/${encodeURIComponent(id)}`, "Comanda a fost modificată.");
  // The total or the order has changed, so the new preview must be confirmed.
  if (answer.status === 409)
    return look(context, form, step, [
      "Comanda sau prețurile s-au schimbat între timp. Verifică noul total și apasă din nou „Aplică modificarea”.",
    ]);
  return refuse(form, { ...answer, ...(answer.errors && { errors: atFields(answer.errors, typed) }) });
}

async function findProducts(context: Context, q: string): Promise<FoundProduct[]> {
  if (q.trim() === "") return [];
  const answer = await maybe(context, listStaffProducts, { query: { q: q.trim().slice(0, 200) } });
  return (answer?.data ?? []).slice(0, 10).map(({ productID, name, code, price, stock, is_published }) => ({
    id: productID,
    code,
    label: `${name} (${code})`,
    price,
    stock,
    isPublished: is_published,
  }));
}

async function findLockers(
  context: Context,
  { findlocker = "", deliveryid }: Record<string, string>,
): Promise<FoundLocker[]> {
  const chosen = COURIER_DELIVERIES.find(({ id }) => String(id) === deliveryid)?.code ?? "";
  const delivery = isLockerCode(chosen) ? chosen : undefined;
  const answer = await apiOf(context).call(listLockers, {
    query: { delivery, q: findlocker.trim().slice(0, 100) },
  });
  if (!answer.ok) return [];
  return answer.data
    .slice(0, 20)
    .map(({ lockerId: id, name, address, city }) => ({ id, label: `${name}, ${address}, ${city}` }));
}
