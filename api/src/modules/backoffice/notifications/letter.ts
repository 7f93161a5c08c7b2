import type { Zone } from "@curat/contract/zones.values";
import { withoutLinks } from "../../../text/links.ts";
import { html, type Html } from "../../../text/template.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { type OwnWords, wordsOf } from "./texts/mail-words.ts";

export interface Part {
  html: Html;
  text: string;
  isButton?: true;
  /** True for text that the recipient entered. */
  isTyped?: true;
}

interface Letter extends OwnWords, Pick<Mail, "id" | "to" | "replyTo" | "thread" | "unsubscribeUrl"> {
  name?: string;
  /** Text after the introduction, which shops cannot override. */
  always?: string;
  parts: Part[];
  zone?: Zone | undefined;
}

/** Returns an email. Without `mayQuote`, it contains neither the recipient's name nor their input. */
export function letter(
  {
    key,
    title: ownTitle,
    intro: ownIntro,
    places: allPlaces,
    name,
    always = "",
    parts: allParts,
    zone,
    ...mail
  }: Letter,
  shop: MailShop,
): Mail {
  const places = shop.mayQuote || allPlaces.nume === undefined ? allPlaces : { ...allPlaces, nume: "" };
  const parts = shop.mayQuote ? allParts : allParts.filter(({ isTyped }) => !isTyped);
  const { title, intro } = wordsOf({ key, title: ownTitle, intro: ownIntro, places }, shop);
  const hello = name === undefined ? "" : greeting(shop.mayQuote ? name : "");
  const opening = `${hello} ${intro}${always}`.trim();
  const all = [...(opening === "" ? [] : [paragraph(opening)]), ...parts];
  const page = mailPage(
    {
      title,
      body: html`${all.map((part) => part.html)}`,
      text: all.map((part) => part.text).join("\n\n"),
      zone,
    },
    shop,
  );
  return { ...mail, subject: `${shop.name}: ${title}`, ...page };
}

function greeting(name: string): string {
  const first = withoutLinks(name.trim().split(" ", 1)[0] ?? "");
  return first ? `Bună, ${first}!` : "Bună!";
}

export function paragraph(text: string): Part {
  return { html: html`<p>${text}</p> `, text };
}

/** Marks a part as the recipient's input. Emails that may not quote the recipient omit it. */
export function typed(part: Part): Part {
  return { ...part, isTyped: true };
}

/** Returns a part with a user's text, including its line breaks. */
export function written(text: string): Part {
  return { html: html`<p style="white-space:pre-line">${text}</p> `, text };
}

export function section(title: string, rows: string[]): Part {
  return {
    html: html`<h2 style="font-size:16px;margin:24px 0 4px">${title}</h2>
      ${rows.map((row) => html`<div>${row}</div> `)}`,
    text: [title.toUpperCase(), ...rows].join("\n"),
  };
}

export function link(label: string, url: string): Part {
  return {
    html: html`<p style="margin:12px 0"><a href="${url}" style="color:#16181d">${label}</a></p> `,
    text: `${label}: ${url}`,
  };
}

export function picture(
  { address, alt, width, height }: { address: string; alt: string; width: number; height: number },
  url: string,
): Part {
  return {
    html: html`<p style="margin:12px 0">
      <a href="${url}"
        ><img
          src="${address}"
          alt="${alt}"
          width="${width}"
          height="${height}"
          style="display:block;border:0;max-width:100%;height:auto"
      /></a>
    </p> `,
    text: alt,
  };
}

/**
 * Returns a part with the call to action: a button in a table cell, because Outlook ignores the padding of
 * links.
 */
export function buttonLink(label: string, url: string): Part {
  const link = "display:inline-block;padding:13px 22px;color:#ffffff;font-weight:bold;text-decoration:none";
  return {
    html: html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin:20px 0">
      <tr>
        <td bgcolor="#c8102e" style="border-radius:6px;background:#c8102e">
          <a href="${url}" style="${link}">${label}</a>
        </td>
      </tr>
    </table> `,
    text: `${label}: ${url}`,
    isButton: true,
  };
}
