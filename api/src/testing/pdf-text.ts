import { inflateSync } from "node:zlib";

/** Returns the text of all pages in drawing order, decoded with each font's ToUnicode table. Only for our own PDFs. */
export function pdfText(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString("latin1");
  const streams = new Map<string, string>();
  for (const { 0: head, 1: id = "", 2: dictionary = "", index } of source.matchAll(
    /(\d+) 0 obj\s*<<((?:(?!endobj)[\s\S])*?)>>\s*stream\r?\n/g,
  )) {
    // Cuts by length, because compressed data may end in a line break.
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const start = index + head.length;
    streams.set(id, inflated(source.slice(start, start + length), dictionary));
  }
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = "", font = ""] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = new RegExp(`\\n${font} 0 obj[\\s\\S]*?/ToUnicode (\\d+) 0 R`).exec(source)?.[1];
    fonts.set(name, lettersOf(streams.get(table ?? "") ?? ""));
  }
  return [...streams.values()]
    .filter((stream) => /\bTJ\b/.test(stream))
    .map((page) => pageText(page, fonts))
    .join(" ")
    .replaceAll(/\s+/g, " ");
}

function inflated(data: string, dictionary: string): string {
  if (!dictionary.includes("/FlateDecode")) return data;
  return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
}

function lettersOf(table: string): Map<string, string> {
  const ranges = [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)];
  return new Map(
    ranges.flatMap(([, first = "0", list = ""]) =>
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, units = ""], place): [string, string] => [
        (Number.parseInt(first, 16) + place).toString(16).padStart(4, "0"),
        Buffer.from(units.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      ]),
    ),
  );
}

function pageText(page: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>();
  const drawn: string[] = [];
  for (const [, font, array = ""] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map<string, string>();
    else
      drawn.push(
        [...array.matchAll(/[0-9a-f]{4}(?=[0-9a-f]*>)/gi)]
          .map(([glyph]) => letters.get(glyph.toLowerCase()) ?? "")
          .join(""),
      );
  }
  return drawn.join(" ");
}
