import { type Rhythm, rhythmText } from "@curat/contract/recurring-orders.values";
import { formatLei } from "../../../text/money.ts";
import { formatDay } from "../../../text/time.ts";
import type { DraftView } from "../../selling/recurring-orders/index.ts";
import { buttonLink, letter, paragraph, section } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

type MailedLine = Pick<DraftView["lines"][number], "quantity" | "unitBani" | "lastBani" | "missing"> & {
  product: { name: string; unit: string };
};
export interface DraftFacts {
  draft: { id: number; expiresAt: Date };
  recurring: Rhythm & { email: string };
  firstName: string;
  lines: readonly MailedLine[];
  sums: { totalBani: number };
  hindrance: string | undefined;
  link: string;
}

/** Returns the email with the link for confirming a draft. */
export function recurringDraftMail(facts: DraftFacts, shop: MailShop): Mail {
  const { draft, recurring, firstName, lines, sums, hindrance, link } = facts;
  const ordered = lines.filter(({ quantity }) => quantity > 0);
  const missing = lines.filter((line) => line.missing !== undefined);
  const dearer = ordered.filter(({ unitBani, lastBani }) => lastBani !== undefined && unitBani !== lastBani);
  // A draft expires at the midnight after its last day.
  const lastDay = formatDay(new Date(draft.expiresAt.getTime() - 1));
  return letter(
    {
      key: "recurring_draft",
      id: `recurring-draft-${draft.id}`,
      to: recurring.email,
      name: firstName,
      title: "Confirmă comanda recurentă",
      intro: `A venit ziua comenzii tale recurente (${rhythmText(recurring)}).`,
      always: ` O plasăm doar dacă o confirmi, până pe ${lastDay}.`,
      places: { nume: firstName },
      parts: [
        ...(ordered.length === 0
          ? []
          : [
              section(
                "Produse, la prețurile de azi",
                ordered.map(
                  ({ product, quantity, unitBani }) =>
                    `${quantity} ${product.unit} × ${product.name}: ${formatLei(quantity * unitBani)}`,
                ),
              ),
            ]),
        ...(dearer.length === 0
          ? []
          : [
              section(
                "Prețuri schimbate",
                dearer.map(
                  ({ product, unitBani, lastBani }) =>
                    `${product.name}: ${formatLei(unitBani)}, data trecută ${formatLei(lastBani ?? 0)}`,
                ),
              ),
            ]),
        ...(missing.length === 0
          ? []
          : [
              section(
                "Ce lipsește",
                missing.map((line) => `${line.product.name}: ${line.missing ?? ""}`),
              ),
            ]),
        ...(sums.totalBani === 0 ? [] : [section("Total", [`${formatLei(sums.totalBani)}, cu livrare`])]),
        ...(hindrance === undefined ? [] : [paragraph(hindrance)]),
        buttonLink("Verifică și confirmă", `${shop.url}/comanda-recurenta/${link}`),
        paragraph(
          "Pe aceeași pagină poți schimba cantitățile, poți sări peste această livrare sau poți încheia comanda recurentă.",
        ),
      ],
    },
    shop,
  );
}
