import { formatLei } from "../../../text/money.ts";
import type { Mail } from "./mail.ts";
import { paragraph, section } from "./letter.ts";
import { type OrderFacts, orderMail } from "./order-mail-parts.ts";
import { accountWords, unknownAccount } from "./refund-account-mail.ts";

/** Returns the email that announces a refund without a return, with amount, reason and account. */
export function refundMail(
  facts: OrderFacts,
  { id, amountBani, reason, iban }: { id: number; amountBani: number; reason: string; iban: string },
): Mail {
  const where = iban === "" ? "pe cardul cu care ai plătit" : `în ${accountWords(iban.slice(-4))}`;
  const mail = orderMail(facts, {
    key: "refund",
    amountBani,
    title: `Îți returnăm bani pentru comanda ${facts.order.number}`,
    intro: `Îți trimitem ${formatLei(amountBani)} ${where}; ajung în câteva zile.`,
    parts: [
      section("Motivul", [reason]),
      paragraph("Primești factura storno într-un mesaj separat."),
      ...(iban === "" ? [] : [unknownAccount()]),
    ],
  });
  return { ...mail, id: `refund-${id}` };
}
