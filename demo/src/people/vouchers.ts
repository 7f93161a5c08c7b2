import type { VoucherImport } from "@curat/api";
import { brandOf } from "../catalogue/brands.ts";
import { DAY_MS } from "../catalogue/prices.ts";
import { categoryId } from "../catalogue/tree.ts";
import type { Assortment } from "./assortment.ts";
import { PERSONS } from "./persons.ts";

/** Returns vouchers of each kind, and one for each reason for refusal. `today` is midnight UTC. */
export function voucherImports(assortment: Assortment, today: Date): VoucherImport[] {
  const days = (count: number): Date => new Date(today.getTime() + count * DAY_MS);
  const bin = assortment.find("cos-pedala-tihna", { since: today });
  const bathroom = [categoryId("baie-si-sanitar")];
  return [
    { code: "CURAT10", name: "Reducere 10 %", kind: "percent", percent: 10, minBani: 100_00 },
    { code: "BAIE15", name: "Reducere 15 % la baie", kind: "percent", percent: 15, categoryIds: bathroom },
    { code: "RUFELIA20", name: "Reducere 20 % la Rufelia", kind: "percent", percent: 20, brandIds: [brandOf("rufelia").id] },
    ...[bin ?? []].flat().map(({ product }) => ({ code: "TIHNA25", name: "Reducere 25 lei la coșul Tihna", kind: "amount" as const, amountBani: 25_00, productIds: [product.id] })),
    { code: "MINUS20", name: "Reducere 20 lei", kind: "amount", amountBani: 20_00, minBani: 150_00 },
    { code: "TRANSPORT", name: "Livrare gratuită", kind: "free_delivery", minBani: 80_00 },
    { code: "OSINGURADATA", name: "Reducere 15 lei, o singură dată", kind: "amount", amountBani: 15_00, minBani: 60_00, maxUses: 1 },
    { code: "PENTRUANA", name: "Reducere 12 % pentru Ana", kind: "percent", percent: 12, maxUses: 1, email: PERSONS.ana.email },
    { code: "EXPIRAT10", name: "Reducere 10 %, încheiată", kind: "percent", percent: 10, startsAt: days(-170), endsAt: days(-80) },
    { code: "INCURAND15", name: "Reducere 15 %, în curând", kind: "percent", percent: 15, startsAt: days(60), endsAt: days(120) },
    { code: "PRIMELE50", name: "Primele 50 de comenzi", kind: "amount", amountBani: 10_00, maxUses: 50, uses: 50 },
  ]; // oxfmt-ignore
}
