/** The frame of every email, built from tables and inline styles that all mail programs support. */
import type { AnswerPerson } from "@curat/contract/promises.values";
import { type Zone, ZONE_FACTS } from "@curat/contract/zones.values";
import { html, type Html } from "../../../text/template.ts";
import type { Sender } from "./mail.ts";
import type { ShopWords } from "./texts/mail-words.ts";

export interface MailShop extends ShopWords {
  /**
   * Whether the email may repeat the recipient's input. Otherwise, anyone could use the shop to send text to
   * strangers. (decision 0026)
   */
  mayQuote: boolean;
  name: string;
  url: string;
  /** Without a logo, the email shows the shop's name. */
  logo?: string | null;
  hours?: string;
  person?: AnswerPerson | null;
  /** Days in which consumers may return goods; at least the legal minimum. */
  returnDays: number;
  /** Label of the link to the withdrawal form; the statutory text by default. */
  withdrawalLabel?: string;
  seller: {
    company: string;
    address: string;
    tel: string;
    email: string;
    cui?: string | undefined;
    registry?: string | undefined;
  };
}

/** The same colours as on the shop's pages (ui/src/styles/tokens.css). */
const ZONE_COLOUR: Record<Zone, string> = {
  red: "#c8102e",
  yellow: "#ffd84d",
  green: "#1a7f37",
  blue: "#0a58ca",
};
const BAND = Object.values(ZONE_COLOUR);

const FONT = "font-family:Arial,Helvetica,sans-serif";
const QUIET = "color:#5b616e;background:#ffffff";

interface Sheet {
  title: string;
  body: Html;
  text: string;
  zone?: Zone | undefined;
  /** Preview text that mail programs show next to the subject. */
  preheader?: string;
  /** Omits the page's heading because the body has its own. */
  hasOwnHeading?: boolean;
}

/** Wraps an email's content in the frame, as HTML and text. */
export function mailPage(
  { title, body, text, zone, preheader = "", hasOwnHeading = false }: Sheet,
  shop: MailShop,
): { html: Html; text: string } {
  const { company, cui, registry, address, tel, email } = shop.seller;
  const numbers = [cui && `CUI ${cui}`, registry && `Reg. com. ${registry}`].filter(Boolean).join(", ");
  const seller = [company, numbers, address, tel, email].filter(Boolean);
  const answers = answersText(shop);
  return {
    html: html`<!doctype html>
      <html lang="ro">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light only" />
          <meta name="supported-color-schemes" content="light" />
          <title>${title}</title>
        </head>
        <body
          bgcolor="#f6f7f9"
          style="margin:0;padding:0;background:#f6f7f9;color:#16181d;font-size:15px;line-height:1.5;${FONT}"
        >
          ${preheader && html`<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>`}
          <table
            role="presentation"
            width="100%"
            cellspacing="0"
            cellpadding="0"
            style="max-width:600px;margin:0 auto;border-collapse:collapse"
          >
            <tr>
              <td style="padding:0">${band(zone)}</td>
            </tr>
            <tr>
              <td bgcolor="#ffffff" style="padding:20px 24px 0;background:#ffffff;color:#16181d">
                ${heading(shop, zone)}
              </td>
            </tr>
            <tr>
              <td bgcolor="#ffffff" style="padding:8px 24px 24px;background:#ffffff;color:#16181d">
                ${!hasOwnHeading && html`<h1 style="margin:16px 0 12px;font-size:24px;line-height:1.25;${FONT}">${title}</h1>`}
                ${body}
              </td>
            </tr>
            ${
              answers &&
              html`<tr>
              <td bgcolor="#ffffff" style="padding:0 24px 24px;background:#ffffff">${answering(shop)}</td>
            </tr>`
            }
            <tr>
              <td style="padding:16px 24px 32px;background:#f6f7f9;color:#5b616e;font-size:13px">
                ${seller.map((row) => html`${row}<br />`)}<a href="${shop.url}" style="color:#5b616e"
                  >${shop.url}</a
                >
              </td>
            </tr>
          </table>
        </body>
      </html> `,
    text: [title, "", text, "", ...(answers ? [answers, ""] : []), "--", ...seller, shop.url, ""].join("\n"),
  };
}

function band(zone: Zone | undefined): Html {
  const colours = zone ? [ZONE_COLOUR[zone]] : BAND;
  return html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">
    <tr>
      ${colours.map(
        (colour) =>
          html`<td
            bgcolor="${colour}"
            style="width:${100 / colours.length}%;height:8px;padding:0;font-size:0;line-height:0;background:${colour}"
          >
            &nbsp;
          </td>`,
      )}
    </tr>
  </table>`;
}

/**
 * Returns the head of an email. The zone has a colour and a text, because some readers cannot distinguish the colour.
 */
function heading({ name, url, logo }: MailShop, zone: Zone | undefined): Html {
  const mark = logo
    ? html`<img
        src="${pictureAddress(url, logo, 320)}"
        alt="${name}"
        height="40"
        style="display:block;height:40px;width:auto;border:0;background:#ffffff;color:#16181d;font-size:22px;font-weight:bold"
      />`
    : html`<b style="font-size:22px">${name}</b>`;
  const facts = zone && ZONE_FACTS[zone];
  return html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">
    <tr>
      <td style="padding:0"><a href="${url}" style="color:#16181d;text-decoration:none">${mark}</a></td>
      ${
        facts &&
        zone &&
        html`<td align="right" style="padding:0;font-size:13px;${QUIET}">
          <span
            style="display:inline-block;width:10px;height:10px;border-radius:5px;background:${ZONE_COLOUR[zone]}"
          ></span>
          ${facts.colour}: ${facts.place}
        </td>`
      }
    </tr>
  </table>`;
}

function answersText({ seller: { tel }, hours, person }: MailShop): string {
  if (!tel) return "";
  const who = person ? `${person.name} îți răspunde la ${tel}` : `Ne găsești la ${tel}`;
  return `Ai o întrebare? ${who}${hours ? ` (${hours})` : ""}.`;
}

function answering({ url, seller: { tel }, hours, person }: MailShop): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    bgcolor="#f6f7f9"
    style="border-collapse:collapse;border-radius:8px;background:#f6f7f9;color:#16181d"
  >
    <tr>
      ${
        person?.picture &&
        html`<td width="56" style="padding:12px 0 12px 16px">
          <img
            src="${pictureAddress(url, person.picture, 160)}"
            alt=""
            width="56"
            height="56"
            style="display:block;border:0;border-radius:28px"
          />
        </td>`
      }
      <td style="padding:12px 16px;font-size:14px">
        <b>Ai o întrebare?</b> ${person ? `Îți răspunde ${person.name}.` : ""}<br />
        <a href="tel:${tel.replaceAll(/[^+\d]/g, "")}" style="color:#16181d;font-weight:bold">${tel}</a>
        ${hours && html`<span style="color:#5b616e">· ${hours}</span>`}
      </td>
    </tr>
  </table>`;
}

/**
 * Returns the URL of a shop picture in a size and format that every mail program supports. Third-party URLs
 * stay unchanged.
 */
export function pictureAddress(shopUrl: string, picture: string, width: 160 | 320 | 640): string {
  return picture.startsWith("/") ? `${shopUrl}${picture}/${width}.jpg` : picture;
}

/** Returns the sender. If the shop has no email address, the sender is an address on its host. */
export function senderOf({ name, url, seller }: MailShop): Sender {
  return { name, address: seller.email || `comenzi@${new URL(url).hostname}` };
}
