import type { VoucherImport } from "@curat/api";
import { categoryId } from "../catalogue/tree.ts";

/** Codes to try in the demo's cart, one of each kind. */
export function voucherImports(): VoucherImport[] {
  const bathroom = [categoryId("baie-si-sanitar")];
  return [
    { code: "CURAT10", name: "Reducere 10 %", kind: "percent", percent: 10, minBani: 100_00 },
    { code: "BAIE15", name: "Reducere 15 % la baie", kind: "percent", percent: 15, categoryIds: bathroom },
    { code: "MINUS20", name: "Reducere 20 lei", kind: "amount", amountBani: 20_00, minBani: 150_00 },
    { code: "TRANSPORT", name: "Livrare gratuită", kind: "free_delivery", minBani: 80_00 },
  ];
}
