/** Orders of the demo shop to its suppliers: one is partly received, one is on its way, one is a draft. */
import type { PurchaseOrderImport, ShopImport, SupplierImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import { SUPPLIERS } from "./received-invoices.ts";
import { IMPORTER, PAPER_MILL } from "./suppliers.ts";

/** Supplier codes of products with a high minimum stock, so that the list of products to order is not empty. */
const HIGH_MINIMUM_CODES = ["CH-P05", "CH-D05", "4002-24", "BUR-10"];
const HOUR_MS = 3_600_000;

/** Returns the orders, oldest first. `today` is midnight UTC. */
export function purchaseOrderImports(today: Date): PurchaseOrderImport[] {
  const at = (daysAgo: number) => new Date(today.getTime() - daysAgo * DAY_MS + 8 * HOUR_MS);
  return [
    {
      supplier: SUPPLIERS.chemicals.company,
      at: at(7),
      note: "Vă rugăm livrați înainte de ora 14.",
      lines: [
        { code: "CH-S05", packs: 48 },
        { code: "CH-D05", packs: 24 },
      ],
      isSent: true,
    },
    { supplier: IMPORTER, at: at(4), note: "", lines: [{ code: "MOP-40", packs: 20 }], isSent: true },
    {
      supplier: PAPER_MILL,
      at: at(0),
      note: "",
      lines: [
        { code: "4001-12", packs: 10 },
        { code: "4002-24", packs: 4 },
      ],
      isSent: false,
    },
  ];
}

/** Returns stock levels above the stock of the demo's products. */
export function stockLevelImports(
  suppliers: readonly SupplierImport[],
): NonNullable<ShopImport["stockLevels"]> {
  return suppliers.flatMap(({ offers = [] }) =>
    offers
      .filter(({ code }) => HIGH_MINIMUM_CODES.includes(code))
      .map(({ productId }) => ({ productId, minimum: 600, target: 720 })),
  );
}
