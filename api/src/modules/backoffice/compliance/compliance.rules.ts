import type { DutyRow } from "@curat/contract/staff/compliance";
import { DUTIES, type Duty } from "@curat/contract/staff/compliance.values";

export interface Proofs {
  missingParts: number;
  missingPages: number;
  products: number;
  productsWithGaps: number;
  productsWithoutHistory: number;
  productsWithoutNetQuantity: number;
  fee: { chargeBani: number; costBani: number } | null;
  missingNotices: number;
  /** Published products with a durability guarantee, and how many of them have no official label. */
  labels: { all: number; missing: number };
  withdrawals: { all: number; late: number };
  /** The CUI is missing, or contradicts the VAT status or ANAF's register. */
  hasVatFault: boolean;
  /**
   * Number of invoices that ANAF refused, that are late, that lack ANAF's file or that were not queued; null if
   * e-Factura is off.
   */
  pendingInvoices: number | null;
  /** Products sold this year without packaging data, plus one if the data of the shipping box are missing. */
  unsaidPackaging: number;
  choices: number;
  lateRequests: boolean;
  requests: number;
  reviews: number;
  hasAccessibilityPage: boolean;
  hasContact: boolean;
}

type Found = Pick<DutyRow, "open" | "total"> | "built_in" | "not_applicable";

const CHECKS: Record<Duty, (proofs: Proofs) => Found> = {
  identification: ({ missingParts }) => ({ open: missingParts, total: null }),
  sal: () => "built_in",
  pages: ({ missingPages }) => ({ open: missingPages, total: null }),
  prices: ({ products, productsWithoutHistory }) => ({ open: productsWithoutHistory, total: products }),
  unit_price: ({ products, productsWithoutNetQuantity }) => ({
    open: productsWithoutNetQuantity,
    total: products,
  }),
  safety: ({ products, productsWithGaps }) => ({ open: productsWithGaps, total: products }),
  hazards_listed: () => "built_in",
  biocides: () => "built_in",
  // Regulation (EU) 2026/405 applies from 23 September 2029.
  detergents: () => "not_applicable",
  // The office warns about green claims after each save; the seller must substantiate those that remain.
  green_claims: () => "built_in",
  order_button: () => "built_in",
  preselected: () => "built_in",
  confirmation: () => "built_in",
  payment_fee: ({ fee }) => ({ open: fee && fee.chargeBani > fee.costBani ? 1 : 0, total: null }),
  cash_limits: () => "built_in",
  guarantee: ({ missingNotices }) => ({ open: missingNotices, total: null }),
  durability: ({ labels }) => ({ open: labels.missing, total: labels.all }),
  withdrawal: () => "built_in",
  withdrawals: ({ withdrawals }) => ({ open: withdrawals.late, total: withdrawals.all }),
  vat_status: ({ hasVatFault }) => ({ open: hasVatFault ? 1 : 0, total: null }),
  // Without e-Factura, the shop cannot check whether invoices reach ANAF.
  invoices: ({ pendingInvoices }) => ({ open: pendingInvoices ?? 1, total: null }),
  public_buyers: () => "built_in",
  // The shop sells no drinks, and its shipments never exceed 500 kg.
  deposit: () => "not_applicable",
  transport: () => "not_applicable",
  packaging: ({ unsaidPackaging }) => ({ open: unsaidPackaging, total: null }),
  consents: ({ choices }) => ({ open: 0, total: choices }),
  personal_data: ({ requests, lateRequests }) => ({ open: lateRequests ? requests : 0, total: null }),
  // The storefront states for each review whether its author bought the product here.
  reviews: ({ reviews }) => ({ open: 0, total: reviews }),
  contact: ({ hasContact }) => ({ open: hasContact ? 0 : 1, total: null }),
  accessibility: ({ hasAccessibilityPage }) => ({ open: hasAccessibilityPage ? 0 : 1, total: null }),
};

export function dutiesOf(proofs: Proofs): DutyRow[] {
  return DUTIES.map((duty) => {
    const found = CHECKS[duty](proofs);
    if (typeof found === "string") return { duty, state: found, open: 0, total: null };
    return { duty, state: found.open > 0 ? "open" : "met", ...found };
  });
}
