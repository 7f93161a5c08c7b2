/** Which duties are met, told by what stands: pure. (docs/law.md) */
import type { DutyRow } from "@curat/contract/staff/compliance";
import { DUTIES, type Duty } from "@curat/contract/staff/compliance.values";

/** What the shop's data show. */
export interface Proofs {
  /** What of the seller's identity is not said. */
  missingParts: number;
  missingPages: number;
  products: number;
  productsWithGaps: number;
  productsWithoutHistory: number;
  productsWithoutNetQuantity: number;
  /** A fee for cash at the door, and what it costs the shop. */
  fee: { chargeBani: number; costBani: number } | null;
  /** Of the Commission's two files of the notice. */
  missingNotices: number;
  /** Products for sale with a guarantee of durability, and those of them without the official label. */
  labels: { all: number; missing: number };
  withdrawals: { all: number; late: number };
  /** The CUI is missing or contradicts the VAT status of today, or ANAF's register does. */
  hasVatFault: boolean;
  /** Refused, late, without ANAF's file or in no line; null where the shop's invoices do not go to e-Factura from here. */
  invoicesHeld: number | null;
  /** Products that were sold this year, and the parcel that goods leave in, of which nobody said what they are packed in. */
  unsaidPackaging: number;
  choices: number;
  lateRequests: boolean;
  requests: number;
  /** Reviews that everybody reads. */
  reviews: number;
  hasAccessibilityPage: boolean;
  /** An address of e-mail at which anybody can report something. */
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
  // A warning after each save; what may stay is the seller's to prove.
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
  // Whether they go there another way is nothing that the shop can see.
  invoices: ({ invoicesHeld }) => ({ open: invoicesHeld ?? 1, total: null }),
  public_buyers: () => "built_in",
  // No drinks are sold, and no parcel of the shop's own vehicles weighs above 500 kg.
  deposit: () => "not_applicable",
  transport: () => "not_applicable",
  packaging: ({ unsaidPackaging }) => ({ open: unsaidPackaging, total: null }),
  consents: ({ choices }) => ({ open: 0, total: choices }),
  personal_data: ({ requests, lateRequests }) => ({ open: lateRequests ? requests : 0, total: null }),
  // Each says whether its author bought here: the program writes that, not the author.
  reviews: ({ reviews }) => ({ open: 0, total: reviews }),
  contact: ({ hasContact }) => ({ open: hasContact ? 0 : 1, total: null }),
  accessibility: ({ hasAccessibilityPage }) => ({ open: hasAccessibilityPage ? 0 : 1, total: null }),
};

/** Every duty in its order. */
export function dutiesOf(proofs: Proofs): DutyRow[] {
  return DUTIES.map((duty) => {
    const found = CHECKS[duty](proofs);
    if (typeof found === "string") return { duty, state: found, open: 0, total: null };
    return { duty, state: found.open > 0 ? "open" : "met", ...found };
  });
}
