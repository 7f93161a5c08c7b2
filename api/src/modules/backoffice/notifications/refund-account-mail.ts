import { formatLei } from "../../../text/money.ts";
import { paragraph, type Part } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { type OrderFacts, orderMail } from "./order-mail-parts.ts";

/** Returns a warning about a new bank account, with advice in case someone else entered it. */
export function unknownAccount(): Part {
  return paragraph(
    "Dacă nu tu ne-ai dat acest cont, scrie-ne sau sună-ne imediat: datele noastre de contact sunt mai jos.",
  );
}

/** Returns "contul al cărui IBAN se termină în 0000"; emails never contain a whole IBAN. */
export function accountWords(accountEnd: string): string {
  return `contul al cărui IBAN se termină în ${accountEnd}`;
}

/** Returns the email about a new bank account for a refund. `change` distinguishes repeated changes. */
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
    title: `Contul pentru restituirea comenzii ${facts.order.number} s-a schimbat`,
    intro: `Îți returnăm ${formatLei(amountBani)} în ${accountWords(accountEnd)}.`,
    parts: [unknownAccount()],
  });
  return { ...mail, id: `refund-${id}-account-${change}` };
}
