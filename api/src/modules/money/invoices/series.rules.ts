/** The shop's invoice series: which documents each series numbers. */
import { SERIES_USE_WORDS, SERIES_USES, type SeriesUse } from "@curat/contract/staff/invoice-series.values";
import { z } from "zod";

const SERIES = "Seria are de la una la zece majuscule și cifre.";
const FIRST = "Scrie un număr de la 1 la 99999999.";

export const invoiceSeriesSetting = z
  .array(
    z.strictObject({
      // The invoice table's check constraint allows no other series.
      series: z
        .string({ error: SERIES })
        .min(1, SERIES)
        .max(10, SERIES)
        .regex(/^[A-Z0-9]{1,10}$/, SERIES),
      use: z.enum(SERIES_USES),
      first: z.int(FIRST).min(1, FIRST).max(99_999_999, FIRST),
      isClosed: z.boolean(),
    }),
  )
  .max(40)
  .superRefine((rows, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const [index, { series, use, isClosed }] of rows.entries()) {
      if (rows.findIndex((row) => row.series === series) < index)
        refuse([index, "series"], `Seria ${series} are deja un rând.`);
      if (!isClosed && rows.findIndex((row) => !row.isClosed && row.use === use) < index)
        refuse(
          [index, "use"],
          `Pentru ${SERIES_USE_WORDS[use]} este deschisă deja o serie: închide-o mai întâi.`,
        );
    }
  });
export type SeriesRow = z.infer<typeof invoiceSeriesSetting>[number];

/** Returns the series of the setting; none if the stored value is invalid. */
export function readInvoiceSeries(stored: unknown): SeriesRow[] {
  return invoiceSeriesSetting.safeParse(stored ?? []).data ?? [];
}

/** A series and its first number, which applies until the series has documents. */
export interface Series {
  series: string;
  first: number;
}

/** Returns the series for an order's invoices. `usual` is the series in the company data. */
export function seriesOf(
  rows: readonly SeriesRow[],
  { isSeap, isManual, usual }: { isSeap: boolean; isManual: boolean; usual: string },
): Series {
  const open = (use: SeriesUse) => rows.find((row) => row.use === use && !row.isClosed);
  const found =
    (isSeap ? open("seap") : undefined) ?? (isManual ? open("manual") : undefined) ?? open("other");
  return found ?? { series: usual, first: firstOf(rows, usual) };
}

/** Returns the series for stornos. Without one, a storno uses its invoice's series, even if that is closed. */
export function stornoSeriesOf(rows: readonly SeriesRow[], invoiceSeries: string): Series {
  const found = rows.find((row) => row.use === "storno" && !row.isClosed);
  return found ?? { series: invoiceSeries, first: firstOf(rows, invoiceSeries) };
}

function firstOf(rows: readonly SeriesRow[], series: string): number {
  return rows.find((row) => row.series === series)?.first ?? 1;
}
