/** Blocks of the home page in the spelling of the staff's calls. */
import type { StaffHomeBlock } from "@curat/contract/staff/home";
import type { StoredHomeBlock } from "./home.rules.ts";

export function toStaffBlock(block: StoredHomeBlock): { type: string; [field: string]: unknown } {
  if (block.type !== "product" || !("productIds" in block)) return block;
  const { productIds, ...rest } = block;
  return { ...rest, product_ids: productIds };
}

/** The block as it is kept, or the field that keeps it from being one. */
export function fromStaffBlock(
  block: StaffHomeBlock,
): { ok: true; block: StoredHomeBlock } | { ok: false; field: "product_ids" | "count" } {
  if (block.type !== "product") return { ok: true, block };
  const { type, title, url, product_ids, pick, count } = block;
  if ((product_ids === null) === (pick === null)) return { ok: false, field: "product_ids" };
  if (product_ids !== null) return { ok: true, block: { type, title, url, productIds: product_ids } };
  if (pick === null || count === null) return { ok: false, field: "count" };
  return { ok: true, block: { type, title, url, pick, count } };
}
