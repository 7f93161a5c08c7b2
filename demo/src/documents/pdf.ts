import type { PdfContent } from "@curat/api";

/** Returns a table of names and values, separated by hairlines. */
export function factTable(rows: readonly (readonly [string, string])[]): PdfContent {
  return {
    layout: "lightHorizontalLines",
    margin: [0, 2, 0, 4],
    table: {
      widths: [150, "*"],
      body: rows.map(([name, value]) => [{ text: name, color: "#5b616e" }, value]),
    },
  };
}

export function section(title: string, ...paragraphs: (string | PdfContent)[]): PdfContent[] {
  return [
    { text: title, style: "section" },
    ...paragraphs.map((text): PdfContent =>
      typeof text === "string" ? { text, margin: [0, 0, 0, 3] } : text,
    ),
  ];
}
