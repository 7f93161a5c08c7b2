/** Converts the products in blocks between codes (in forms) and ids (in the API). */
import type { Context } from "../../session/session.server.ts";
import { refuse } from "../form/send.server.ts";
import { findNamed, productsOf } from "../products/products.server.ts";
import { blockField, idIn } from "./blocks.ts";
import type { ShownBlock } from "./block-list.tsx";

export function shownBlock({ searchParams }: URL): ShownBlock | undefined {
  const [added, moved] = [searchParams.get(ADDED), searchParams.get(MOVED)];
  const text = added ?? moved ?? "";
  return /^\d{1,2}$/.test(text) ? { place: Number(text), isOpen: added !== null } : undefined;
}
const ADDED = "bloc";
const MOVED = "mutat";

/** Returns the query and the anchor with which a URL shows the affected block. */
export function atBlock(act: string, { place }: { place: number }): string {
  const isNew = /^(?:add|copy)\./.test(act);
  return `?${isNew ? ADDED : MOVED}=${place}#bloc-${place}`;
}

/** Returns a function that maps a product id to its code, or to `#` and the id if the product is not accessible. */
export async function codesOf(context: Context, ids: readonly number[]): Promise<(id: number) => string> {
  const named = ids.length > 0 ? await productsOf(context, [...new Set(ids)]) : [];
  const codes = new Map(named?.map(({ productID, code }) => [productID, code]));
  return (id) => codes.get(id) ?? `#${id}`;
}

type Refusal = ReturnType<typeof refuse>;
type Taken = { ok: true; idOf: (code: string) => number } | { ok: false; refusal: Refusal };

/** Looks up the product ids for each block's codes. Reports an unknown code as an error of its block. */
export async function takeCodes(
  context: Context,
  form: FormData,
  blocks: readonly (readonly string[])[],
): Promise<Taken> {
  const codes = [...new Set(blocks.flat())].filter((code) => idIn(code) === undefined);
  if (codes.length === 0) return { ok: true, idOf: (code) => idIn(code) ?? 0 };
  const found = await findNamed(context, form, { codes });
  if (!found.ok) return { ok: false, refusal: refuse(form, found) };
  const errors = Object.fromEntries(
    blocks.flatMap((named, place) => {
      const faults = found.faultsOf(named);
      return faults.length > 0 ? [[blockField(place, "product_ids"), faults]] : [];
    }),
  );
  if (Object.keys(errors).length > 0)
    return { ok: false, refusal: refuse(form, { ok: false, status: 422, errors }) };
  return { ok: true, idOf: (code) => idIn(code) ?? found.idOf(code) ?? 0 };
}
