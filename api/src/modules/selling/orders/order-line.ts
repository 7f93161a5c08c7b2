/** A line of an order; money in bani with VAT. */
import type { ProductType } from "@curat/contract/cart.values";

export interface OrderLine {
  productType: ProductType;
  productId: number | null;
  name: string;
  code: string;
  picture: string | null;
  unit: string;
  quantity: number;
  unitPriceBani: number;
  /** The line's share of the voucher. */
  discountBani: number;
  /** The bundle that it was bought in. */
  bundleName: string | null;
  vatPercent: number;
  vatBani: number;
  /** Why it cost another price than everybody paid; null where it did not. */
  priceReason: string | null;
}
export type NewOrderLine = OrderLine & { bundleId: number | null };

export interface StoredLine extends NewOrderLine {
  id: number;
  orderId: number;
  /** Where it is displayed. */
  position: number;
  /** Address of the product's page while it is sold. */
  url: string | null;
}
