/** A stock count of the demo shop that is under way. */
import type { StockCountImport } from "@curat/api";
import { IMPORTER } from "./suppliers.ts";

/** Returns the count. `today` is midnight UTC. */
export function stockCountImports(today: Date): StockCountImport[] {
  return [
    {
      supplier: IMPORTER,
      at: today,
      place: "Depozit",
      commission: "Mihai Rus, Elena Moldovan",
      differences: [-2, 0, 1],
    },
  ];
}
