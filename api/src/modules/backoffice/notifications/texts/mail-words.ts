/** The words that a shop chose for its mails: put in place of the mail's own. Pure. */
import { mailTexts } from "@curat/contract/staff/mail-texts";
import { filledText, type MailPlace, type MailTextKey } from "@curat/contract/staff/mail-texts.values";
import { withoutLinks } from "../../../../text/links.ts";

export interface MailWords {
  title: string;
  intro: string;
}
/** Of each mail the words that were chosen; empty ones are the mail's own. */
export type ChosenWords = Partial<Record<MailTextKey, MailWords>>;

/** What a mail says by itself, and what is put into other words for it. */
export interface OwnWords extends MailWords {
  key: MailTextKey;
  places: Partial<Record<MailPlace, string>>;
}

/** What a shop says in its mails. */
export interface ShopWords {
  chosen?: ChosenWords;
  /** Hears of each mail's own words. */
  hear?: (own: OwnWords) => void;
}

/** What is stored that could not be a mail's counts as nothing chosen. */
export function readMailTexts(stored: unknown): ChosenWords {
  const read = mailTexts.safeParse(stored ?? {});
  return read.success ? read.data : {};
}

/** The words of this mail, the shop's or its own. */
export function wordsOf(own: OwnWords, { chosen = {}, hear }: ShopWords): MailWords {
  hear?.(own);
  const { key, title, intro } = own;
  const words = chosen[key];
  if (!words) return { title, intro };
  const { nume, ...others } = own.places;
  // A guest may type any name: it makes no address in a mail of ours.
  const first = nume === undefined ? {} : { nume: withoutLinks(nume.trim().split(" ", 1)[0] ?? "") };
  const places = { ...others, ...first };
  return {
    title: words.title === "" ? title : filledText(words.title, places),
    intro: words.intro === "" ? intro : filledText(words.intro, places),
  };
}
