import { COURIER_NAMES } from "@curat/contract/deliveries.values";
import { withoutLinks } from "../../../text/links.ts";
import type { BuyersWaybill, Return } from "../../aftersales/returns/index.ts";
import { trackingUrl } from "../../selling/shipping/index.ts";
import { buttonLink, letter, paragraph, typed } from "./letter.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";

/** Returns the email with the label or code for sending a return back. */
export function returnWaybillMail(
  { number, fullName, email, orderNumber }: Pick<Return, "number" | "fullName" | "email" | "orderNumber">,
  { courier, awb, code, label }: BuyersWaybill,
  shop: MailShop,
): Mail {
  const name = withoutLinks(fullName);
  const carrier = COURIER_NAMES[courier];
  const attachments = label && [{ name: `eticheta-retur-${number}.pdf`, bytes: label }];
  const mail = letter(
    {
      key: "return_waybill",
      id: `return-${number}-waybill-${awb}`,
      to: email,
      name,
      title: code === "" ? `${carrier} vine după returul ${number}` : `Codul pentru returul ${number}`,
      intro: `Împachetează produsele din comanda ${orderNumber}, dacă se poate în cutia lor.`,
      places: { numar: String(number), nume: name },
      parts: [
        paragraph(
          code === ""
            ? `${carrier} vine la tine după colet și te sună înainte. AWB: ${awb}.`
            : `Du coletul la orice punct ${carrier} și spune codul ${code}. Nu ai nevoie de etichetă. AWB: ${awb}.`,
        ),
        ...(label
          ? [
              paragraph(
                "Lipește pe colet eticheta atașată. Dacă nu ai imprimantă, scrie numărul AWB pe colet.",
              ),
            ]
          : code === ""
            ? [paragraph("Scrie numărul AWB pe colet.")]
            : []),
        // Emails to unverified addresses contain no links to other sites.
        typed(buttonLink("Urmărește coletul", trackingUrl(courier, awb))),
      ],
    },
    shop,
  );
  return { ...mail, ...(attachments && { attachments }) };
}
