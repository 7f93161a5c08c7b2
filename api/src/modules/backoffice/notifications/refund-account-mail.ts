import { formatLei } from "../../../text/money.ts";
import { paragraph, type Part } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { type OrderFacts, orderMail } from "./order-mail-parts.ts";

/** What to do when somebody else named the account; every mail that names a new one says it. */
export function unknownAccount(): Part {
  return paragraph(
    "Dacă nu tu ne-ai dat acest cont, scrie-ne sau sună-ne imediat: datele noastre de contact sunt mai jos.",
  );
}

/** "contul al cărui IBAN se termină în 0000": a mail never repeats a whole IBAN. */
export function accountWords(accountEnd: string): string {
  return `contul al cărui IBAN se termină în ${accountEnd}`;
}

/** Tells the buyer which account a refund goes to now. `change` tells one change from the next. Pure: facts in, mail out. */
export function refundAccountMail(
  facts: OrderFacts,
  {
    id,
    change,
    amountBani,
    accountEnd,
  }: { id: number; change: number; amountBani: number; accountEnd: string },
): Mail {
  const mail = orderMail(facts, {
    key: "refund_account",
    amountBani,
    title: `Contul pentru banii comenzii ${facts.order.number} s-a schimbat`,
    intro: `Îți restituim ${formatLei(amountBani)} în ${accountWords(accountEnd)}.`,
    parts: [unknownAccount()],
  });
  return { ...mail, id: `refund-${id}-account-${change}` };
}
