import { data } from "react-router";
import { chooseStaffProducts } from "@curat/contract/staff/product-choice";
import { tryStaffCart } from "@curat/contract/staff/test-cart";
import type { TriedCart } from "@curat/contract/staff/test-cart";
import { messageOf } from "../../../components/form/send.server.ts";
import { idsByCode } from "../../../components/products/product-fields.ts";
import { apiOf } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";
import { MAX_LINES, typedLines } from "./typed-lines.ts";
import { texts } from "./texts.ts";

type Errors = Record<string, string[]>;
interface Tried {
  values: { produse: string; voucher: string; client: "pf" | "pj" };
  cart?: TriedCart;
  errors: Errors;
}

const MAX_LENGTH = 6_000;

/** Loads and explains the prices of the cart in the URL, which can be shared. */
export async function loadTestCart(context: Context, url: URL): Promise<Tried> {
  const { permissions } = await requireStaff(context);
  if (!permissions.includes("promotions:view")) throw data(null, { status: 403 });
  const query = url.searchParams;
  const client = query.get("client") === "pj" ? ("pj" as const) : ("pf" as const);
  const values = {
    produse: (query.get("produse") ?? "").slice(0, MAX_LENGTH),
    voucher: (query.get("voucher") ?? "").trim().slice(0, 50),
    client,
  };
  const lines = typedLines(values.produse);
  if (lines.length === 0) return { values, errors: {} };
  if (lines.length > MAX_LINES)
    return { values, errors: { produse: ["Coșul de probă poate avea cel mult 50 de rânduri."] } };
  const api = apiOf(context);
  const codes = lines.map(({ code }) => code);
  const chosen = await api.call(chooseStaffProducts, { body: { codes } });
  if (!chosen.ok) return { values, errors: { produse: [messageOf(chosen)] } };
  const { unknown, archived, products } = chosen.data;
  if (unknown.length > 0)
    return { values, errors: { produse: [`Niciun produs nu are codul: ${unknown.join(", ")}.`] } };
  if (archived.length > 0) return { values, errors: { produse: archived.map(texts.notSold) } };
  const idOf = idsByCode(products);
  const body = {
    lines: lines.map(({ code, quantity }) => ({ productid: idOf(code) ?? 0, quantity })),
    voucher: values.voucher,
    customer_type: client,
  };
  const tried = await api.call(tryStaffCart, { body });
  if (tried.ok) return { values, cart: tried.data, errors: {} };
  return { values, errors: atFields(tried.errors ?? { produse: [messageOf(tried)] }, codes) };
}

function atFields(errors: Errors, codes: readonly string[]): Errors {
  const lines = Object.entries(errors).flatMap(([name, messages]) => {
    const [, place = "", part] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
    const code = codes[Number(place)];
    if (place === "" || code === undefined) return [];
    return part === "productid" ? [texts.notSold(code)] : messages.map((message) => `${code}: ${message}`);
  });
  return { ...(errors.voucher && { voucher: errors.voucher }), ...(lines.length > 0 && { produse: lines }) };
}
