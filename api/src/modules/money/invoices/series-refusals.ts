/** Refuses settings that would leave a gap in a series or reuse a closed one. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { Db } from "../../../db/database.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { foreignSeries } from "./issuers/outbox.store.ts";
import { DEFAULT_SERIES } from "./invoices.store.ts";
import { readInvoiceSeries } from "./series.rules.ts";

type Change = { value: unknown };

/** Returns errors for rows that reopen a closed series, renumber a used one, or remove one with invoices. */
export async function invoiceSeriesRefusal(db: Db, { value }: Change): Promise<FieldErrors> {
  const rows = readInvoiceSeries(value);
  const stored = await loadStored(db);
  const current = readInvoiceSeries(stored.get("invoiceSeries"));
  const used = await lastNumbers(
    db,
    [...rows, ...current].map(({ series }) => series),
  );
  const errors: FieldErrors = {};
  const foreign = await foreignSeries(
    db,
    rows.map(({ series }) => series),
  );
  for (const [index, row] of rows.entries()) {
    if (foreign.has(row.series)) errors[`value.${index}.series`] = [foreignWords(row.series)];
    const before = current.find(({ series }) => series === row.series);
    const last = used.get(row.series);
    if (before?.isClosed && !row.isClosed)
      errors[`value.${index}.isClosed`] = [
        `Seria ${row.series} este închisă și nu se mai folosește. Adaugă o serie nouă.`,
      ];
    if (last !== undefined && row.first !== (before?.first ?? 1))
      errors[`value.${index}.first`] = [
        `Seria ${row.series} a ajuns la numărul ${last} și continuă automat de acolo. Lasă primul număr neschimbat: ${before?.first ?? 1}.`,
      ];
  }
  const dropped = current.find(
    ({ series, isClosed }) => (isClosed || used.has(series)) && !rows.some((row) => row.series === series),
  );
  if (dropped) errors.value = [`Seria ${dropped.series} are facturi: păstrează rândul și bifează „Închisă”.`];
  const usual = usualIn(stored.get("INVOICE"));
  const closed = rows.findIndex(({ series, isClosed }) => isClosed && series === usual);
  if (closed >= 0 && !rows.some(({ use, isClosed }) => use === "other" && !isClosed))
    errors[`value.${closed}.isClosed`] = [
      "Facturile obișnuite folosesc această serie. Adaugă mai întâi una pentru „toate celelalte facturi”.",
    ];
  return errors;
}

/** Returns an error if the company data contain a closed series. */
export async function closedSeriesRefusal(db: Db, { value }: Change): Promise<FieldErrors> {
  const usual = usualIn(value);
  const rows = readInvoiceSeries((await loadStored(db)).get("invoiceSeries"));
  const isClosed = rows.some(({ series, isClosed: is }) => is && series === usual);
  const isReplaced = rows.some(({ use, isClosed: is }) => use === "other" && !is);
  if ((await foreignSeries(db, [usual])).has(usual)) return { "value.series": [foreignWords(usual)] };
  return isClosed && !isReplaced
    ? { "value.series": [`Seria ${usual} este închisă în Serii de facturi. Alege alta.`] }
    : {};
}

function foreignWords(series: string): string {
  return `Seria ${series} este folosită de serviciul de facturare. Alege alta.`;
}

function usualIn(company: unknown): string {
  // The setting's schema has validated the value.
  const { series } = (company ?? {}) as { series?: string };
  return series ?? DEFAULT_SERIES;
}

async function lastNumbers(db: Db, series: readonly string[]): Promise<Map<string, number>> {
  if (series.length === 0) return new Map();
  const rows = await db
    .selectFrom("invoice_series")
    .select(["code", "next_number"])
    .where("code", "in", [...series])
    .execute();
  return new Map(rows.map((row) => [row.code, row.next_number - 1]));
}
