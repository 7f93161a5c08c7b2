/** A letter to somebody who buys: a greeting, what it says in the shop's words or its own, and its parts. Pure. */
import { html, type Html } from "../../text/template.ts";
import type { Mail } from "./mail.ts";
import { type MailShop, mailPage } from "./mail-page.ts";
import { type OwnWords, wordsOf } from "./texts/mail-words.ts";

/** A part of a mail in both of its forms. */
export interface Part {
  html: Html;
  text: string;
}

interface Letter extends OwnWords, Pick<Mail, "id" | "to" | "replyTo" | "thread" | "unsubscribeUrl"> {
  /** Whom it greets; undefined for nobody. */
  name?: string;
  /** What follows the introduction whatever the shop says in it. */
  always?: string;
  parts: Part[];
}

/** The words of the shop come before all else; the parts say what no shop may leave out. */
export function letter(
  { key, title: ownTitle, intro: ownIntro, places, name, always = "", parts, ...mail }: Letter,
  shop: MailShop,
): Mail {
  const { title, intro } = wordsOf({ key, title: ownTitle, intro: ownIntro, places }, shop);
  const hello = name === undefined ? "" : greeting(name);
  const said = `${hello} ${intro}${always}`.trim();
  const all = [...(said === "" ? [] : [paragraph(said)]), ...parts];
  const page = mailPage(
    {
      title,
      body: html`${all.map((part) => part.html)}`,
      text: all.map((part) => part.text).join("\n\n"),
    },
    shop,
  );
  return { ...mail, subject: `${shop.name}: ${title}`, ...page };
}

/** Every mail greets alike, by the first name; of a full name the first word is taken, of none just hello. */
function greeting(name: string): string {
  const first = name.trim().split(" ", 1)[0];
  return first ? `Bună, ${first}!` : "Bună!";
}

export function paragraph(text: string): Part {
  return { html: html`<p>${text}</p> `, text };
}

/** What somebody wrote, in its lines. */
export function written(text: string): Part {
  return { html: html`<p style="white-space:pre-line">${text}</p> `, text };
}

/** Rows under a heading. */
export function section(title: string, rows: string[]): Part {
  return {
    html: html`<h2 style="font-size:16px;margin:24px 0 4px">${title}</h2>
      ${rows.map((row) => html`<div>${row}</div> `)}`,
    text: [title.toUpperCase(), ...rows].join("\n"),
  };
}

export function link(label: string, url: string): Part {
  return { html: html`<p><a href="${url}">${label}</a></p> `, text: `${label}: ${url}` };
}

/** The one thing that a mail asks for, as a button. */
export function buttonLink(label: string, url: string): Part {
  const style =
    "display:inline-block;padding:12px 20px;border-radius:8px;background:#c8102e;color:#fff;font-weight:bold;text-decoration:none";
  return { html: html`<p><a href="${url}" style="${style}">${label}</a></p> `, text: `${label}: ${url}` };
}
