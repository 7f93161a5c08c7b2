import type { RejectedReview } from "../../publishing/reviews/index.ts";
import { buttonLink, letter, paragraph } from "./letter.ts";
import { withoutLinks } from "../../../text/links.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export function reviewRejectedMail(
  { id, firstName, email, title: written, product, url, rejection }: RejectedReview,
  shop: MailShop,
): Mail {
  return letter(
    {
      key: "review_rejected",
      id: `review-rejected-${id}`,
      to: email,
      name: firstName,
      title: "Recenzia ta nu a fost publicată",
      intro: `Recenzia ta${shop.mayQuote ? ` „${withoutLinks(written)}”` : ""} despre ${product} nu apare pe site.`,
      places: { nume: firstName, produs: product },
      parts: [
        paragraph(`Motivul: ${rejection}`),
        paragraph("Poți scrie oricând alta, din pagina produsului."),
        buttonLink("Vezi produsul", `${shop.url}${url}`),
      ],
    },
    shop,
  );
}
