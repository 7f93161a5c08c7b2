import type { StockAlert } from "../../customer-care/stock-alerts/index.ts";
import { buttonLink, letter, paragraph } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

export function stockAlertMail({ id, firstName, email, product, url }: StockAlert, shop: MailShop): Mail {
  return letter(
    {
      key: "stock_alert",
      id: `stock-alert-${id}`,
      to: email,
      name: firstName,
      title: "Produsul este din nou în stoc",
      intro: `${product} este din nou în stoc.`,
      places: { nume: firstName, produs: product },
      parts: [
        buttonLink("Vezi produsul", `${shop.url}${url}`),
        paragraph(
          "Ai cerut să te anunțăm. Nu îți mai scriem despre acest produs decât dacă setezi altă alertă.",
        ),
      ],
    },
    shop,
  );
}
