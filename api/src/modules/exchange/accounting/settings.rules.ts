/** The accountant's account symbols and the names that their program uses. */
import { z } from "zod";

const account = (symbol: string) =>
  z
    .string()
    .trim()
    .max(40, "Scrie cel mult 40 de caractere.")
    .regex(/^\d{3,8}(?:\.\d{1,8})*$/, "Scrie simbolul contului, de exemplu 4111 sau 5121.01.")
    .default(symbol);
const symbol = (name: string) =>
  z
    .string()
    .trim()
    .min(1, "Scrie denumirea din programul contabilului.")
    .max(40, "Scrie cel mult 40 de caractere.")
    .regex(/^[^;=[\]]*$/, "Nu folosi caracterele ; = [ ].")
    .default(name);

export const accountingSetting = z.object({
  clientAccount: account("4111"),
  advanceAccount: account("419"),
  supplierAccount: account("401"),
  goodsAccount: account("707"),
  servicesAccount: account("704"),
  stockAccount: account("371"),
  cardAccount: account("5125"),
  cashAccount: account("5125"),
  bankAccount: account("5121"),
  cardName: symbol("CARD"),
  cashName: symbol("RAMBURS"),
  bankName: symbol("BANCA"),
  store: symbol("DEP1"),
  negative: z.enum(["quantity", "price"]).default("quantity"),
});
export type AccountingSetting = z.infer<typeof accountingSetting>;

/** Returns the setting, or the defaults if the stored value is invalid. */
export function readAccounting(stored: unknown): AccountingSetting {
  const read = accountingSetting.safeParse(stored ?? {});
  return read.success ? read.data : accountingSetting.parse({});
}
