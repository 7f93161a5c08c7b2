import type { StoredData } from "@curat/contract/privacy";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { formatDay, formatTime } from "../../../text/time.ts";
import { termsOfPart } from "./privacy.rules.ts";
import { LABELS, SECTIONS, WORDED, WORDS } from "./stored-data.labels.ts";

interface Frame {
  shop: string;
  seller: string;
  now: Date;
}

/** Renders a person's stored data in Romanian, with the same content as the JSON. */
export async function storedDataPdf(
  stored: StoredData,
  { shop, seller, now }: Frame,
): Promise<Uint8Array<ArrayBuffer>> {
  // SECTIONS has the keys of the stored data.
  const parts = Object.entries(SECTIONS) as [keyof StoredData, string][];
  const sections = parts.flatMap(([part, title]): PdfContent[] => {
    const { why, until } = termsOfPart(part);
    return [
      { text: title, style: "section" },
      { text: `${why} Până când: ${until}`, style: "small", margin: [0, 0, 0, 4] },
      ...section(stored[part]),
    ];
  });
  return renderPdf({
    title: "Datele tale personale",
    author: seller,
    foot: [seller, "date personale"].filter(Boolean).join(" · "),
    issued: now,
    content: [
      { text: "Datele tale personale", style: "title" },
      {
        text: `toate datele pe care ${shop} le păstrează despre tine, pe ${formatTime(now)}`,
        style: "subtitle",
      },
      ...sections,
    ],
  });
}

function section(content: unknown): PdfContent[] {
  const entries = Array.isArray(content) ? content : [content];
  if (entries.length === 0) return [{ text: "Nimic.", style: "small" }];
  if (!entries.every(isRecord)) return [{ text: entries.map(String).join(", ") }];
  return entries.map((entry): PdfContent => {
    const rows = rowsOf(entry);
    return {
      layout: "noBorders",
      margin: [0, 0, 0, 8],
      table: {
        widths: [130, "*"],
        body: rows.map(([label, value]) => [{ text: label, style: "small" }, value]),
      },
    };
  });
}

function rowsOf(entry: Record<string, unknown>): [string, string][] {
  const rows = Object.entries(entry)
    .filter(([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]): [string, string] => [LABELS[key] ?? key, written(key, value)]);
  return rows.length > 0 ? rows : [["", "Nimic."]];
}

function written(key: string, value: unknown): string {
  if (value instanceof Date) return key.endsWith("_at") ? formatTime(value) : formatDay(value);
  if (typeof value === "boolean") return value ? "da" : "nu";
  if (typeof value === "number" && key.endsWith("_bani")) return formatOfficeLei(value);
  if (Array.isArray(value)) return value.map((one) => written(key, one)).join("\n");
  if (isRecord(value))
    return rowsOf(value)
      .map(([label, text]) => `${label}: ${text}`)
      .join("; ");
  const text = String(value);
  return WORDED.has(key) ? (WORDS[text] ?? text) : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}
