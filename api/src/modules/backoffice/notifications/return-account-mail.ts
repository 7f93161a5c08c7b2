import { REFUND_DAYS, type Return } from "../../aftersales/returns/index.ts";
import { withoutLinks } from "../../../text/links.ts";
import { buttonLink, letter, link, paragraph, type Part } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";
import { withdrawalAddress } from "./order-mail-parts.ts";
import { accountWords, unknownAccount } from "./refund-account-mail.ts";

type AccountedReturn = Pick<
  Return,
  "number" | "fullName" | "orderEmail" | "orderNumber" | "orderRandomId" | "customerId" | "iban"
>;

/**
 * Returns the email that requests or confirms the bank account for a refund. The recipient is always the order's own
 * address.
 */
export function returnAccountMail(
  request: AccountedReturn,
  { news, change }: { news: "asked" | "named"; change: number },
  shop: MailShop,
): Mail {
  const { number, orderEmail, orderNumber, iban } = request;
  const name = withoutLinks(request.fullName);
  const page = withdrawalAddress({ ...request, randomId: request.orderRandomId }, shop.url);
  const isRequested = news === "asked";
  const parts: Part[] = isRequested
    ? [
        paragraph(
          `Ca să îți trimitem banii în cel mult ${REFUND_DAYS} zile de la retragere, scrie IBAN-ul în pagina retragerii sau răspunde la acest mesaj.`,
        ),
        buttonLink("Adaugă contul", page),
      ]
    : [
        paragraph(`Îți returnăm banii în ${accountWords(iban.slice(-4))}.`),
        unknownAccount(),
        link("Vezi retragerea", page),
      ];
  return letter(
    {
      key: isRequested ? "return_account_asked" : "return_account_named",
      id: `return-${number}-account-${news}-${change}`,
      to: orderEmail,
      name,
      title: isRequested
        ? `În ce cont îți returnăm banii pentru retragerea ${number}?`
        : `Contul pentru restituirea banilor, retragerea ${number}`,
      intro: isRequested
        ? `Comanda ${orderNumber} nu a fost plătită cu cardul, așa că îți returnăm banii într-un cont bancar.`
        : `Am salvat contul bancar pentru retragerea din comanda ${orderNumber}.`,
      places: { numar: String(number), nume: name },
      parts,
    },
    shop,
  );
}
