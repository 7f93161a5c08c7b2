/** The sheet that every mail is written on: a title above, the seller below. */
import { html, type Html } from "../../text/template.ts";
import type { Sender } from "./mail.ts";
import type { ShopWords } from "./texts/mail-words.ts";

/** The shop as its mails show it, with its words. */
export interface MailShop extends ShopWords {
  name: string;
  url: string;
  seller: {
    company: string;
    address: string;
    tel: string;
    email: string;
    cui?: string | undefined;
    /** Number in the trade register. */
    registry?: string | undefined;
  };
}

/** The colours of the colour code, as the shop's pages have them (ui/src/styles/tokens.css): an ornament, which says nothing. */
const BAND = ["#c8102e", "#ffd84d", "#1a7f37", "#0a58ca"];

const CELL = "width:25%;height:6px;padding:0;font-size:0;line-height:0";

/** A mail's own content in HTML and text inside the sheet, in both. */
export function mailPage(
  { title, body, text }: { title: string; body: Html; text: string },
  shop: MailShop,
): { html: Html; text: string } {
  const { company, cui, registry, address, tel, email } = shop.seller;
  const numbers = [cui && `CUI ${cui}`, registry && `Reg. com. ${registry}`].filter(Boolean).join(", ");
  const seller = [company, numbers, address, tel, email].filter(Boolean);
  return {
    html: html`<!doctype html>
      <html lang="ro">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
        </head>
        <body style="margin:0;background:#f4f4f1;color:#1d2321;font:15px/1.5 Arial,Helvetica,sans-serif">
          <table
            role="presentation"
            width="100%"
            cellspacing="0"
            cellpadding="0"
            style="max-width:648px;margin:0 auto;border-collapse:collapse"
          >
            <tr>
              ${BAND.map((colour) => html`<td style="${CELL};background:${colour}">&nbsp;</td>`)}
            </tr>
          </table>
          <div style="max-width:600px;margin:0 auto;padding:24px;background:#fff">
            <p style="margin:0"><a href="${shop.url}" style="color:inherit">${shop.name}</a></p>
            <h1 style="font-size:21px;line-height:1.3">${title}</h1>
            ${body}
            <hr style="border:0;border-top:1px solid #ccc;margin:24px 0 12px" />
            <p style="margin:0;font-size:13px;color:#555">
              ${seller.map((row) => html`${row}<br />`)}<a href="${shop.url}">${shop.url}</a>
            </p>
          </div>
        </body>
      </html> `,
    text: [title, "", text, "", "--", ...seller, shop.url, ""].join("\n"),
  };
}

/** A shop that has set no address of its own still has one on its host. */
export function senderOf({ name, url, seller }: MailShop): Sender {
  return { name, address: seller.email || `comenzi@${new URL(url).hostname}` };
}
