/** The seller's VAT status and the VAT rates, with one row for each day of change. */
import {
  FIRST_VAT_DAY,
  LEGAL_VAT_RATES,
  VAT_KIND_WORDS,
  VAT_KINDS,
  VAT_STATUSES,
  type VatRateRow,
  type VatStatusRow,
} from "@curat/contract/vat-kinds.values";
import { z } from "zod";

const DAY = "Scrie ziua ca an-lună-zi, de exemplu 2026-01-01.";
const day = z.iso.date(DAY).max(10);
const line = z.string().trim().max(100);

export const vatStatusSetting = z
  .array(z.strictObject({ from: day, status: z.enum(VAT_STATUSES) }))
  .min(1)
  .max(40)
  .superRefine((rows, context) => {
    for (const [index, { from }] of rows.entries())
      if (rows.findIndex((row) => row.from === from) < index)
        context.addIssue({
          code: "custom",
          path: [index, "from"],
          message: "Două rânduri încep în aceeași zi: schimbă una dintre date.",
        });
  });

/** A row applies until the next row of its kind, so that rows cannot overlap or leave gaps. */
export const vatRatesSetting = z
  .array(
    z.strictObject({
      kind: z.enum(VAT_KINDS),
      from: day,
      percent: z.number().min(0).max(99.99).multipleOf(0.01, "Scrie cel mult două zecimale."),
      exemptionCode: line
        .regex(/^VATEX-EU-[A-Z0-9-]+$/, "Codul începe cu VATEX-EU-, de exemplu VATEX-EU-132.")
        .optional(),
      exemptionReason: line.optional(),
    }),
  )
  .min(1)
  .max(60)
  .superRefine((rows, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const [index, row] of rows.entries()) {
      if (rows.findIndex(({ kind, from }) => kind === row.kind && from === row.from) < index)
        refuse([index, "from"], `Cota ${VAT_KIND_WORDS[row.kind]} are deja un rând pentru această zi.`);
      refuseRate(row, (field, message) => refuse([index, field], message));
    }
    for (const kind of VAT_KINDS)
      if (kind !== "exempt" && !rows.some((row) => row.kind === kind && row.from <= FIRST_VAT_DAY))
        refuse(
          [],
          `Lipsesc zile: adaugă la cota ${VAT_KIND_WORDS[kind]} un rând care începe cel târziu la 01.07.2010.`,
        );
  });

function refuseRate(row: VatRateRow, refuse: (field: string, message: string) => void): void {
  const { kind, percent, exemptionCode = "", exemptionReason = "" } = row;
  if (kind !== "exempt") {
    if (percent === 0)
      refuse(
        "percent",
        "Cota trebuie să fie mai mare decât zero. Pentru bunuri scutite alege tipul „scutită”.",
      );
    if (exemptionCode !== "")
      refuse("exemptionCode", "Doar o cotă scutită poate avea cod de scutire: șterge codul.");
    if (exemptionReason !== "")
      refuse("exemptionReason", "Doar o cotă scutită poate avea motiv de scutire: șterge motivul.");
    return;
  }
  if (percent !== 0) refuse("percent", "Pentru bunuri scutite, cota trebuie să fie 0.");
  if (exemptionCode === "" && exemptionReason === "")
    refuse("exemptionReason", "Scrie motivul scutirii sau codul lui: apare pe factură.");
}

/** Returns the stored rows; by default, the seller has always been registered. */
export function readVatStatus(stored: unknown): VatStatusRow[] {
  return (stored as VatStatusRow[] | undefined) ?? [{ from: "2000-01-01", status: "registered" }];
}

/** Returns the stored VAT rates; by default, the legal rates. */
export function readVatRates(stored: unknown): readonly VatRateRow[] {
  return (stored as VatRateRow[] | undefined) ?? LEGAL_VAT_RATES;
}
