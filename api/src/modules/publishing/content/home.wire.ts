import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { StaffHomeBlock } from "@curat/contract/staff/home";
import { invalid } from "../../../http/refusal.ts";
import type { StoredHomeBlock } from "./home.rules.ts";

const LABELS = { product_ids: "Produse", count: "Număr" };
export const UNKNOWN_PRODUCT = "Unul dintre produse nu există: verifică lista.";

/** Returns the first block error that the schema does not report, keyed by field. */
export function blockFaults(blocks: readonly StaffHomeBlock[]): FieldErrors | undefined {
  for (const [at, block] of blocks.entries()) {
    const read = fromStaffBlock(block);
    if (!read.ok) return { [`blocks.${at}.${read.field}`]: [MESSAGES.required(LABELS[read.field])] };
  }
  return undefined;
}

/** Converts blocks to the stored format. Throws 422 for the first invalid one. */
export function readBlocks(blocks: readonly StaffHomeBlock[]): StoredHomeBlock[] {
  const faults = blockFaults(blocks);
  if (faults) throw invalid(faults);
  return blocks.flatMap((block) => {
    const read = fromStaffBlock(block);
    return read.ok ? [read.block] : [];
  });
}

export function toStaffBlock(block: StoredHomeBlock): { type: string; [field: string]: unknown } {
  if (block.type === "buckets") {
    const surfaces = block.surfaces.map(({ name, categoryId }) => ({ name, category_id: categoryId }));
    return { ...block, surfaces };
  }
  if (block.type !== "product" || !("productIds" in block)) return block;
  const { productIds, ...rest } = block;
  return { ...rest, product_ids: productIds };
}

/** Converts a block to the stored format, or returns the field with an error. */
export function fromStaffBlock(
  block: StaffHomeBlock,
): { ok: true; block: StoredHomeBlock } | { ok: false; field: "product_ids" | "count" } {
  if (block.type === "buckets") {
    const surfaces = block.surfaces.map(({ name, category_id }) => ({ name, categoryId: category_id }));
    return { ok: true, block: { ...block, surfaces } };
  }
  if (block.type !== "product") return { ok: true, block };
  const { type, title, url, product_ids, pick, count } = block;
  if ((product_ids === null) === (pick === null)) return { ok: false, field: "product_ids" };
  if (product_ids !== null) return { ok: true, block: { type, title, url, productIds: product_ids } };
  if (pick === null || count === null) return { ok: false, field: "count" };
  return { ok: true, block: { type, title, url, pick, count } };
}
