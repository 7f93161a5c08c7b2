/** Adapts text for PDFs: replaces characters that the font lacks, and lets long words break. */

const NOT_PRINTED =
  /[^\0-\u017F\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u02C6\u02C7\u0384-\u03CE\u0400-\u0486\u0488-\u0513\u1E80-\u1E85\u1E9E-\u1EF9\u2000-\u200B\u2010-\u2015\u2017-\u2022\u2025-\u2027\u2030-\u2033\u2039\u203A\u2044\u20A3-\u20AC\u20B9-\u20BD\u2116\u2122\u2126\u2212\u2248\u2260-\u2265\u25CF]+/gu;
/** Matches words longer than an IBAN, which is the longest word that must not break. */
const LONG_WORD = /\S{36,}/gu;
const PIECE = /.{10}(?=.)/gu;
const MAY_BREAK = "\u200B";

type Node = unknown;
/** Keys under which nodes contain text or child nodes. Pictures and drawings have other keys. */
const INSIDE = ["text", "stack", "columns", "ul", "ol", "table", "body"];

/**
 * Changes all text of a page in place. Transliterates scripts that the font lacks to Latin (decision 0087);
 * e-Factura's XML keeps the original. Long words may break after every ten letters.
 */
export async function makePrintable(content: Node): Promise<void> {
  const texts: string[] = [];
  walk(content, (text) => {
    texts.push(text);
    return text;
  });
  // Loaded on demand, because few documents need these tables of half a megabyte.
  const romanised = texts.some((text) => text.search(NOT_PRINTED) >= 0)
    ? (await import("any-ascii")).default
    : undefined;
  walk(content, (text) => {
    const printed = romanised ? text.normalize("NFC").replaceAll(NOT_PRINTED, romanised) : text;
    return printed.replaceAll(LONG_WORD, (word) => word.replaceAll(PIECE, `$&${MAY_BREAK}`));
  });
}

function walk(node: Node, change: (text: string) => string): void {
  if (typeof node !== "object" || node === null) return;
  const parts = node as Record<string, Node>; // An array's indices are its keys.
  for (const key of Array.isArray(node) ? Object.keys(node) : INSIDE) {
    const part = parts[key];
    if (typeof part === "string") parts[key] = change(part);
    else walk(part, change);
  }
}
