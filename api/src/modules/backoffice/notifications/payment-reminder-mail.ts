import { formatLei } from "../../../text/money.ts";
import type { PaymentTerms } from "../../selling/payments/index.ts";
import { section } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { type OrderFacts, orderMail } from "./order-mail-parts.ts";
import { dottedDay } from "../../../text/time.ts";

export interface Reminder {
  step: number;
  invoice: string;
  dueOn: string;
  openBani: number;
}

const TITLES = ["Reamintire", "A doua reamintire", "Ultima reamintire"];

export function paymentReminderMail(
  facts: OrderFacts & { bankTransfer: PaymentTerms["bankTransfer"] },
  { step, invoice, dueOn, openBani }: Reminder,
): Mail {
  const { bankTransfer: account } = facts;
  const day = dottedDay(dueOn);
  const mail = orderMail(facts, {
    key: "payment_reminder",
    amountBani: openBani,
    title: `${TITLES[step - 1] ?? "Reamintire"}: factura ${invoice}`,
    intro: `Factura ${invoice}, scadentă la ${day}, nu este încă plătită. Dacă ai plătit-o între timp, nu mai ai nimic de făcut.`,
    parts: [
      section("De plată", [formatLei(openBani)]),
      ...(account
        ? [
            section("Cont", [
              `Beneficiar: ${account.beneficiary}`,
              `IBAN: ${account.iban}`,
              `Banca: ${account.bank}`,
              `Detalii plată: factura ${invoice}`,
            ]),
          ]
        : []),
    ],
  });
  return { ...mail, id: `${mail.id}-${step}` };
}
