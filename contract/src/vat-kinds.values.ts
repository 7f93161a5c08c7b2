export const VAT_STATUSES = ["not_registered", "registered", "cash_accounting"] as const;
export type VatStatus = (typeof VAT_STATUSES)[number];

/** Completes the sentence "Firma este …". */
export const VAT_STATUS_WORDS: Record<VatStatus, string> = {
  not_registered: "neînregistrată",
  registered: "înregistrată",
  cash_accounting: "cu TVA la încasare",
};

/** `from` is a Romanian day, yyyy-mm-dd. A status ends when the next row begins. */
export interface VatStatusRow {
  from: string;
  status: VatStatus;
}

export const VAT_KINDS = ["standard", "reduced", "second_reduced", "exempt"] as const;
export type VatKind = (typeof VAT_KINDS)[number];

export const VAT_KIND_WORDS: Record<VatKind, string> = {
  standard: "normală",
  reduced: "redusă",
  second_reduced: "redusă a doua",
  exempt: "scutită",
};

export interface VatRateRow {
  kind: VatKind;
  from: string;
  /** 0 for exempt goods. */
  percent: number;
  /** Code and text of the exemption (BT-121 and BT-120). */
  exemptionCode?: string | undefined;
  exemptionReason?: string | undefined;
}

/** Custom VAT rates must cover every kind of goods, except exempt ones, from this day on. */
export const FIRST_VAT_DAY = "2010-07-01";

/** Statutory rates (Legea 141/2025), the same as in the table `vat_rate`. */
export const LEGAL_VAT_RATES: readonly VatRateRow[] = [
  { kind: "standard", from: FIRST_VAT_DAY, percent: 24 },
  { kind: "standard", from: "2016-01-01", percent: 20 },
  { kind: "standard", from: "2017-01-01", percent: 19 },
  { kind: "standard", from: "2025-08-01", percent: 21 },
  { kind: "reduced", from: FIRST_VAT_DAY, percent: 9 },
  { kind: "reduced", from: "2025-08-01", percent: 11 },
  { kind: "second_reduced", from: FIRST_VAT_DAY, percent: 5 },
  { kind: "second_reduced", from: "2025-08-01", percent: 11 },
];

/** Returns the VAT status on a day; the first row's status also applies before it begins. */
export function vatStatusOn(rows: readonly VatStatusRow[], day: string): VatStatus {
  const sorted = rows.toSorted((a, b) => a.from.localeCompare(b.from));
  return (sorted.findLast(({ from }) => from <= day) ?? sorted[0])?.status ?? "registered";
}
