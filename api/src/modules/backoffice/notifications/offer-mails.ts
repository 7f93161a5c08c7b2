import { withoutLinks } from "../../../text/links.ts";
import { formatLei } from "../../../text/money.ts";
import { formatDay } from "../../../text/time.ts";
import { numberOf, type Offer, sumsOf } from "../../selling/offers/index.ts";
import { oneLine } from "./offer-request-mail.ts";
import { buttonLink, letter, paragraph, section, typed, written } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

/** Returns the email that confirms to the buyer that their request was received. */
export function offerReceivedMail(offer: Offer, shop: MailShop): Mail {
  const name = offer.firstName;
  return letter(
    {
      key: "offer_received",
      id: `offer-received-${offer.id}`,
      to: offer.email,
      name,
      title: "Am primit cererea ta de ofertă",
      intro: "Îți răspundem pe e-mail cu prețurile și data până la care sunt valabile.",
      places: { nume: name },
      parts: [
        typed(
          section(
            "Ce ai cerut",
            offer.asked.map(({ text, quantity }) => `${quantity} × ${withoutLinks(oneLine(text))}`),
          ),
        ),
        buttonLink("Vezi cererea", offerUrl(offer, shop)),
      ],
    },
    shop,
  );
}

/**
 * Returns the email for the offer's latest version; the caller attaches the PDF. Throws if no version was
 * sent.
 */
export function offerMail(offer: Offer, shop: MailShop): Mail {
  const [sent] = offer.sent;
  const number = numberOf(offer);
  if (!sent || number === null) throw new Error(`Offer ${offer.id} was not sent.`);
  const { version } = sent;
  const { totalBani, netBani } = sumsOf(sent.lines);
  const until = formatDay(sent.validUntil);
  return letter(
    {
      key: "offer_sent",
      id: `offer-${number}-${version}`,
      to: offer.email,
      name: offer.firstName,
      title: `Oferta ${number}`,
      intro:
        version > 1
          ? "Am actualizat oferta. Aceasta o înlocuiește pe cea anterioară."
          : "Am pregătit oferta pe care ai cerut-o.",
      always: ` Este valabilă până la ${until}. O găsești și atașată acestui mesaj.`,
      places: { numar: number, nume: offer.firstName },
      parts: [
        ...(sent.note === "" ? [] : [written(sent.note)]),
        section(
          "Oferta",
          sent.lines.map(
            ({ name, quantity, unit, unitBani }) =>
              `${quantity} ${unit} × ${withoutLinks(oneLine(name))}: ${formatLei(quantity * unitBani)}`,
          ),
        ),
        section(
          "Total",
          netBani === totalBani
            ? [`${formatLei(totalBani)}, fără livrare`]
            : [`${formatLei(netBani)} fără TVA`, `${formatLei(totalBani)} cu TVA, fără livrare`],
        ),
        buttonLink("Vezi oferta și comandă", offerUrl(offer, shop)),
        paragraph("Stocul nu se rezervă până la comandă."),
      ],
    },
    shop,
  );
}

/** Returns the email about an offer that was withdrawn or will not be made, with the reason. */
export function offerWithdrawnMail(offer: Offer, shop: MailShop): Mail {
  const number = numberOf(offer);
  return letter(
    {
      key: "offer_withdrawn",
      id: `offer-withdrawn-${offer.id}`,
      to: offer.email,
      name: offer.firstName,
      title: number ? `Oferta ${number} nu mai este valabilă` : "Nu îți putem face o ofertă",
      intro: "",
      places: { nume: offer.firstName, ...(number && { numar: number }) },
      parts: [written(offer.reason), paragraph("Dacă ai o întrebare, răspunde la acest e-mail.")],
    },
    shop,
  );
}

function offerUrl({ token }: Offer, shop: MailShop): string {
  return `${shop.url}/oferta/${token}`;
}
