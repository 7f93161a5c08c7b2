import { cleanHtml } from "@curat/contract/clean-html";
import type { CampaignBlock, CampaignContent } from "@curat/contract/staff/campaigns";
import { formatLei } from "../../../../text/money.ts";
import { htmlToText } from "../../../../text/html.ts";
import { html, Html } from "../../../../text/template.ts";
import { formatDay } from "../../../../text/time.ts";
import type { Voucher } from "../../../selling/vouchers/index.ts";
import { buttonLink, type Part } from "../letter.ts";
import type { Mail } from "../mail.ts";
import { mailPage, type MailShop, pictureAddress } from "../mail-page.ts";

export interface CampaignProduct {
  id: number;
  name: string;
  /** Path within the shop. */
  url: string;
  picture: string | null;
  priceBani: number;
  oldPriceBani: number | null;
  unitPrice: string | null;
}

export interface CampaignFacts {
  content: CampaignContent;
  /** Buyable products, keyed by id. */
  products: ReadonlyMap<number, CampaignProduct>;
  /** Vouchers, keyed by code. */
  vouchers: ReadonlyMap<string, Voucher>;
  shop: MailShop;
}

interface Recipient {
  /** Stable message id, derived from the campaign and the recipient. */
  id: string;
  to: string;
  unsubscribeUrl: string;
}

const WHY = "Primești acest e-mail pentru că te-ai abonat la newsletterul nostru și ai confirmat abonarea.";
const LEAVE = "Dezabonează-mă";

/** Returns a campaign's email to one subscriber, with the seller's identity and an unsubscribe link. */
export function campaignMail(facts: CampaignFacts, { id, to, unsubscribeUrl }: Recipient): Mail {
  const { content, shop } = facts;
  const heading = content.blocks.findIndex(({ type }) => type === "heading");
  const parts = [
    ...content.blocks.flatMap((block, place) => partsOf(block, facts, place === heading ? "h1" : "h2")),
    leavePart(unsubscribeUrl),
  ];
  const page = mailPage(
    {
      title: content.subject,
      preheader: content.preheader,
      hasOwnHeading: heading >= 0,
      body: html`${parts.map((part) => part.html)}`,
      text: parts.map(({ text }) => text).join("\n\n"),
    },
    shop,
  );
  return { id, to, unsubscribeUrl, subject: content.subject, ...page };
}

function partsOf(block: CampaignBlock, facts: CampaignFacts, level: "h1" | "h2"): Part[] {
  const { shop, products, vouchers } = facts;
  switch (block.type) {
    case "heading":
      return [headingPart(block.text, level)];
    case "text":
      return [textPart(block.html, shop.url)];
    case "picture":
      return block.picture === null ? [] : [picturePart({ ...block, picture: block.picture }, shop.url)];
    case "button":
      return [buttonLink(block.label, addressOf(block.link, shop.url))];
    case "products": {
      const shown = block.product_ids.flatMap((id) => products.get(id) ?? []);
      return shown.map((product) => productPart(product, shop.url));
    }
    case "coupon":
      return [couponPart(block.code.toUpperCase(), vouchers.get(block.code.toUpperCase()))];
  }
}

function headingPart(text: string, level: "h1" | "h2"): Part {
  const style =
    level === "h1"
      ? "margin:16px 0 12px;font-size:24px;line-height:1.25"
      : "margin:24px 0 8px;font-size:19px;line-height:1.3";
  return {
    html:
      level === "h1" ? html`<h1 style="${style}">${text}</h1> ` : html`<h2 style="${style}">${text}</h2> `,
    text: level === "h1" ? text : text.toUpperCase(),
  };
}

/**
 * Makes URLs absolute and limits the width of images, because emails have neither a base URL nor the shop's style
 * sheet.
 */
function textPart(markup: string, shopUrl: string): Part {
  const clean = cleanHtml(markup)
    .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${shopUrl}/`)
    .replaceAll("<img ", '<img style="max-width:100%;height:auto" ');
  const lines = clean.split(/<\/(?:p|li|h\d|div|tr)>|<br\s*\/?>/i).map(htmlToText);
  return { html: Html.trusted(clean), text: lines.filter(Boolean).join("\n") };
}

function picturePart(
  { picture, alt, link }: { picture: string; alt: string; link: string },
  shopUrl: string,
): Part {
  const image = html`<img
    src="${pictureAddress(shopUrl, picture, 640)}"
    alt="${alt}"
    width="552"
    style="display:block;width:100%;max-width:552px;height:auto;border:0"
  />`;
  const url = link === "" ? undefined : addressOf(link, shopUrl);
  return {
    html: html`<p style="margin:16px 0">${url ? html`<a href="${url}">${image}</a>` : image}</p> `,
    text: url ? `${alt}: ${url}` : alt,
  };
}

export function productPart(product: CampaignProduct, shopUrl: string): Part {
  const { name, picture, priceBani, oldPriceBani, unitPrice } = product;
  const url = addressOf(product.url, shopUrl);
  const price = formatLei(priceBani);
  const former = oldPriceBani !== null && oldPriceBani > priceBani ? formatLei(oldPriceBani) : undefined;
  return {
    html: html`<table
      role="presentation"
      width="100%"
      cellspacing="0"
      cellpadding="0"
      style="margin:12px 0;border-collapse:collapse"
    >
      <tr>
        ${
          picture &&
          html`<td width="112" valign="top" style="padding:0 16px 0 0">
            <a href="${url}"
              ><img
                src="${pictureAddress(shopUrl, picture, 320)}"
                alt=""
                width="112"
                height="112"
                style="display:block;border:0;border-radius:6px"
            /></a>
          </td>`
        }
        <td valign="top" style="padding:0">
          <a href="${url}" style="color:#16181d;font-weight:bold">${name}</a><br />
          <b style="font-size:18px">${price}</b>
          ${former && html` <span style="color:#5b616e">în loc de <s>${former}</s></span>`}
          ${unitPrice && html`<br /><span style="color:#5b616e;font-size:13px">${unitPrice}</span>`}
        </td>
      </tr>
    </table> `,
    text: [`${name}: ${price}${former ? ` în loc de ${former}` : ""}`, unitPrice, url]
      .filter(Boolean)
      .join("\n"),
  };
}

function couponPart(code: string, voucher: Voucher | undefined): Part {
  const terms = voucher ? couponTerms(voucher) : "Scrie codul în coș.";
  return {
    html: html`<table
      role="presentation"
      width="100%"
      cellspacing="0"
      cellpadding="0"
      style="margin:16px 0;border-collapse:collapse"
    >
      <tr>
        <td align="center" style="padding:16px;border:2px dashed #c8102e;border-radius:8px">
          <span style="font-size:21px;font-weight:bold;letter-spacing:1px">${code}</span><br />
          <span style="color:#5b616e;font-size:14px">${terms}</span>
        </td>
      </tr>
    </table> `,
    text: `${code}\n${terms}`,
  };
}

/** Returns a voucher's conditions as text, because an offer must state them (Legea 365/2002 art. 6). */
function couponTerms(voucher: Voucher): string {
  const { kind, percent, amountBani, minBani, endsAt, maxUses } = voucher;
  const isLimited = voucher.categoryIds.length + voucher.brandIds.length + voucher.productIds.length > 0;
  const gives =
    kind === "percent"
      ? `Reducere de ${String(percent ?? 0).replace(".", ",")}%`
      : kind === "amount"
        ? `Reducere de ${formatLei(amountBani ?? 0)}`
        : "Livrare gratuită";
  const terms = [
    isLimited && "la produsele care participă la ofertă",
    minBani > 0 && `la o comandă de cel puțin ${formatLei(minBani)}`,
    endsAt && `până la ${formatDay(endsAt)}`,
    maxUses !== null && "în limita codurilor disponibile",
  ].filter(Boolean);
  return `${[gives, ...terms].join(", ")}. Scrie codul în coș.`;
}

export function leavePart(url: string): Part {
  return {
    html: html`<p style="margin:24px 0 0;font-size:13px;color:#5b616e">
      ${WHY} <a href="${url}" style="color:#16181d">${LEAVE}</a>
    </p> `,
    text: `${WHY} ${LEAVE}: ${url}`,
  };
}

function addressOf(link: string, shopUrl: string): string {
  return link.startsWith("/") ? `${shopUrl}${link}` : link;
}
