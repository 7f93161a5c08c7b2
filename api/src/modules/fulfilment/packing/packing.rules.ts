import type { OrderStatus } from "../../selling/orders/index.ts";

/** Pieces of a product, or of an order line without a product. */
export interface Goods {
  productId: number | null;
  lineId: number | null;
  name: string;
  code: string;
  barcode: string | null;
  picture: string | null;
  unit: string;
  quantity: number;
}
export interface Scan {
  id: number;
  productId: number | null;
  lineId: number | null;
  quantity: number;
}
export interface PackLine extends Omit<Goods, "quantity"> {
  wanted: number;
  packed: number;
  scan: number | null;
}

/** Reduces lines by the pieces that partial shipments contain, starting with each product's first line. */
export function withoutAhead<Line extends { orderId: number; productId: number; quantity: number }>(
  lines: readonly Line[],
  ahead: readonly { orderId: number; productId: number; quantity: number }[],
): Line[] {
  const keyOf = (one: { orderId: number; productId: number }): string => `${one.orderId} ${one.productId}`;
  const taken = new Map<string, number>();
  for (const one of ahead) taken.set(keyOf(one), (taken.get(keyOf(one)) ?? 0) + one.quantity);
  return lines.flatMap((line) => {
    const gone = Math.min(line.quantity, taken.get(keyOf(line)) ?? 0);
    taken.set(keyOf(line), (taken.get(keyOf(line)) ?? 0) - gone);
    return line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : [];
  });
}

/** Returns the lines to pack, one for each product. `scans` must be ordered by ascending id. */
export function packLines(goods: readonly Goods[], scans: readonly Scan[]): PackLine[] {
  const lines = new Map<string, PackLine>();
  for (const { quantity, ...packed } of goods) {
    const line = lines.get(goodsKey(packed)) ?? { ...packed, wanted: 0, packed: 0, scan: null };
    lines.set(goodsKey(packed), { ...line, wanted: line.wanted + quantity });
  }
  for (const scan of scans) {
    const key = goodsKey(scan);
    const line = lines.get(key);
    if (line) lines.set(key, { ...line, packed: line.packed + scan.quantity, scan: scan.id });
  }
  return [...lines.values()];
}

function goodsKey({ productId, lineId }: Pick<Goods, "productId" | "lineId">): string {
  return productId === null ? `line ${lineId}` : `product ${productId}`;
}

export function isSameGoods(
  one: Pick<Goods, "productId" | "lineId">,
  other: Pick<Goods, "productId" | "lineId">,
): boolean {
  return goodsKey(one) === goodsKey(other);
}

export function codeOfLine(lineId: number): string {
  return `rand-${lineId}`;
}

export function missingPieces(lines: readonly PackLine[]): number {
  return lines.reduce((sum, { wanted, packed }) => sum + Math.max(0, wanted - packed), 0);
}

export function isComplete(lines: readonly PackLine[]): boolean {
  return lines.length > 0 && lines.every(({ wanted, packed }) => wanted === packed);
}

/** Returns whether an order can be packed: after its confirmation and before it ships. */
export function canPack({ status }: { status: OrderStatus }): boolean {
  return status === "confirmed" || status === "preparing";
}

export interface ReadCode {
  code: string;
  quantity: number;
}

/** Parses scanned text. "5*5941234567890" means five pieces; any other text is a code for one piece. */
export function readCode(text: string): ReadCode {
  const [, times, code] = /^(\d{1,3})\s*\*\s*(\S.*)$/.exec(text.trim()) ?? [];
  const quantity = Number(times);
  return code !== undefined && quantity > 0
    ? { code: code.trim(), quantity }
    : { code: text.trim(), quantity: 1 };
}

/**
 * Returns whether a text is the product's code or barcode. Ignores case, and leading zeros of numeric codes, which
 * some scanners drop or add.
 */
export function isCodeOf({ code, barcode }: Pick<Goods, "code" | "barcode">, read: string): boolean {
  return foldCode(code) === foldCode(read) || (barcode !== null && foldCode(barcode) === foldCode(read));
}

function foldCode(code: string): string {
  const folded = code.trim().toLowerCase();
  return /^\d+$/.test(folded) ? folded.replace(/^0+(?=\d)/, "") : folded;
}
