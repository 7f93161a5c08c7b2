import { decimalLei } from "../../../../text/money.ts";
import { unitPrice } from "../../../money/invoices/index.ts";
import type { DocumentLine, MoneyWay } from "../month.rules.ts";
import type { AccountingSetting } from "../settings.rules.ts";

/** The quantity and net price of a line, in lei; one of them is negative on a storno. */
export interface PricedLine {
  quantity: number;
  price: string;
}

/** Returns a line's quantity and price. On a storno, `negative` decides which of the two is negative. */
export function priced(
  { quantity, netBani }: DocumentLine,
  negative: AccountingSetting["negative"],
): PricedLine {
  if (quantity === 0) return { quantity: 1, price: decimalLei(netBani) };
  const isTurned = negative === "price" && quantity < 0;
  const pieces = isTurned ? -quantity : quantity;
  return { quantity: pieces, price: unitPrice(netBani, pieces) };
}

/** Returns the symbol and name of the account to which received money is posted. */
export function accountOfMoney(way: MoneyWay, setting: AccountingSetting): { account: string; name: string } {
  if (way === "card") return { account: setting.cardAccount, name: setting.cardName };
  if (way === "set_off") return { account: setting.supplierAccount, name: "COMPENSARE" };
  if (way === "cash_on_delivery") return { account: setting.cashAccount, name: setting.cashName };
  return { account: setting.bankAccount, name: setting.bankName };
}

export const WAY_TEXTS: Record<MoneyWay, string> = {
  card: "card",
  transfer: "transfer bancar",
  cash_on_delivery: "ramburs",
  set_off: "compensare",
  unknown: "alt mod",
};
