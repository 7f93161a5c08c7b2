import { quantityText } from "@curat/contract/quantity-text.values";
import { formatLei } from "../../../text/money.ts";
import { withoutLinks } from "../../../text/links.ts";
import { formatTime } from "../../../text/time.ts";
import {
  needsAccount,
  nextSteps,
  type Return,
  type ReturnStatus,
  type ReturnTerms,
} from "../../aftersales/returns/index.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";
import { buttonLink, letter, link, paragraph, type Part, section, typed } from "./letter.ts";
import { orderLink, withdrawalAddress } from "./order-mail-parts.ts";

export type MailedReturnStep = Exclude<ReturnStatus, "closed">;

export function isMailedReturnStep(status: ReturnStatus): status is MailedReturnStep {
  return status !== "closed";
}

const TITLES: Record<MailedReturnStep, (number: number) => string> = {
  declared: (number) => `Confirmarea retragerii din contract ${number}`,
  requested: (number) => `Am primit cererea de retur ${number}`,
  approved: (number) => `Cererea de retur ${number} a fost aprobată`,
  on_the_way: (number) => `Returul ${number} este pe drum`,
  received: (number) => `Am recepționat returul ${number}`,
  refunded: (number) => `Îți returnăm banii pentru returul ${number}`,
  rejected: (number) => `Cererea de retur ${number} a fost respinsă`,
};
const NEWS: Record<MailedReturnStep, string> = {
  declared: "Am înregistrat retragerea ta din contract, iar acest mesaj este dovada.",
  requested: "O verificăm și în cel mult două zile lucrătoare îți scriem care sunt pașii următori.",
  approved: "Pregătește produsele pentru retur.",
  on_the_way: "Îți scriem imediat ce primim produsele.",
  received: "Verificăm produsele și îți scriem când îți trimitem banii.",
  refunded: "",
  rejected: "",
};

/** Title if no money is due, because the goods were unpaid or only reduced a balance due. */
const NOTHING_DUE = (number: number) => `Returul ${number} s-a încheiat`;

const WARNING =
  "Cererea a fost făcută cu altă adresă de e-mail decât cea a comenzii. Dacă nu ai făcut-o tu, scrie-ne cât mai repede.";

/** Returns the email for the given step, regardless of the return's current status. */
export function returnMail(
  request: Return,
  step: MailedReturnStep,
  { shop: shopOfOrder, returnTerms }: { shop: MailShop; returnTerms: ReturnTerms },
  warning?: Part,
): Mail {
  const shop = { ...shopOfOrder, mayQuote: shopOfOrder.mayQuote && isOrderEmail(request) };
  const { number, email, orderNumber, lines } = request;
  const name = withoutLinks(request.fullName);
  return letter(
    {
      key: `return_${step}`,
      id: `return-${number}-${step}`,
      to: email,
      name,
      title: step === "refunded" && request.refundBani === null ? NOTHING_DUE(number) : TITLES[step](number),
      intro: NEWS[step],
      places: { numar: String(number), nume: name },
      parts: [
        ...(warning ? [warning] : []),
        ...factsOf(request, step, returnTerms),
        section(
          `Din comanda ${orderNumber}`,
          lines.map((line) => `${line.name}: ${quantityText(line.quantity, line.unit)}`),
        ),
        ...(needsAccount(request)
          ? [
              buttonLink(
                "Adaugă contul pentru returnarea banilor",
                withdrawalAddress(toOrder(request), shop.url),
              ),
            ]
          : []),
        wayBack(request, shop),
      ],
    },
    shop,
  );
}

/**
 * Returns a warning to the order's own address if the return was requested with another address, which could redirect
 * the refund.
 */
export function returnWarning(
  request: Return,
  step: MailedReturnStep,
  facts: { shop: MailShop; returnTerms: ReturnTerms },
): Mail | undefined {
  const { orderEmail } = request;
  const isRequested = step === "requested" || step === "declared";
  if (!isRequested || isOrderEmail(request)) return undefined;
  const mail = returnMail(request, step, facts, paragraph(WARNING));
  return { ...mail, id: `${mail.id}-order`, to: orderEmail };
}

/** Returns whether the buyer entered the order's address. Emails to any other address repeat no input. */
function isOrderEmail({ email, orderEmail }: Return): boolean {
  return email.toLowerCase() === orderEmail.toLowerCase();
}

function factsOf(request: Return, step: MailedReturnStep, returnTerms: ReturnTerms): Part[] {
  const { createdAt, fullName, iban, refundBani, rejection } = request;
  switch (step) {
    case "declared":
      // Acknowledges a withdrawal: who declared it, when, and what happens next. (law: Withdrawal)
      return [
        section("Declarația", [`Am primit-o pe ${formatTime(createdAt)}.`]),
        typed(paragraph(`Nume: ${withoutLinks(fullName)}`)),
        section("Ce urmează", nextSteps(request, returnTerms)),
      ];
    case "requested":
      return [paragraph(`Am primit cererea pe ${formatTime(createdAt)}.`)];
    case "approved":
      return [
        paragraph(
          `Produsele ajung la adresa: ${returnTerms.address}. Te sunăm ca să stabilim ziua în care vine curierul.`,
        ),
      ];
    case "refunded": {
      if (refundBani === null)
        return [
          paragraph(
            "Nu mai avem bani de returnat: valoarea produselor a fost deja returnată sau se scade din suma rămasă de plată.",
          ),
        ];
      const where =
        iban !== ""
          ? `în contul ${iban}`
          : needsAccount(request)
            ? "imediat ce scrii IBAN-ul pe pagina retragerii"
            : "pe cardul cu care ai plătit";
      return [paragraph(`Îți trimitem ${formatLei(refundBani)} ${where}; ajung în câteva zile.`)];
    }
    case "rejected":
      return [paragraph(`Motivul: ${rejection}`)];
    case "on_the_way":
    case "received":
      return [];
  }
}

/** Returns a link to the list of returns. Guests have no list, so they get a link to the order. */
function wayBack({ customerId, orderNumber, orderRandomId }: Return, shop: MailShop): Part {
  if (customerId !== null) return link("Vezi retururile tale", `${shop.url}/account/returns`);
  return orderLink({ number: orderNumber, customerId, randomId: orderRandomId }, shop);
}

function toOrder({ customerId, orderRandomId: randomId }: Return) {
  return { customerId, randomId };
}
