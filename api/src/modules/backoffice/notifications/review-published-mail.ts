import type { PublishedReview } from "../../publishing/reviews/index.ts";
import { buttonLink, letter, paragraph } from "./letter.ts";
import { withoutLinks } from "../../../text/links.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export function reviewPublishedMail(
  { id, firstName, email, title: written, product, url }: PublishedReview,
  shop: MailShop,
): Mail {
  return letter(
    {
      key: "review_published",
      id: `review-published-${id}`,
      to: email,
      name: firstName,
      title: "Recenzia ta a fost publicată",
      intro: `Recenzia ta${shop.mayQuote ? ` „${withoutLinks(written)}”` : ""} despre ${product} apare acum pe site.`,
      places: { nume: firstName, produs: product },
      parts: [
        paragraph("Îți mulțumim! Recenzia ta îi ajută pe ceilalți clienți să aleagă."),
        buttonLink("Vezi produsul", `${shop.url}${url}`),
      ],
    },
    shop,
  );
}
