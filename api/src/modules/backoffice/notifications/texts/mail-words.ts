import { mailTexts } from "@curat/contract/staff/mail-texts";
import { filledText, type MailPlace, type MailTextKey } from "@curat/contract/staff/mail-texts.values";
import { withoutLinks } from "../../../../text/links.ts";

export interface MailWords {
  title: string;
  intro: string;
}
export type ChosenWords = Partial<Record<MailTextKey, MailWords>>;

export interface OwnWords extends MailWords {
  key: MailTextKey;
  places: Partial<Record<MailPlace, string>>;
}

export interface ShopWords {
  chosen?: ChosenWords;
  onWords?: (own: OwnWords) => void;
}

/** Returns the stored overrides; none if the data are invalid. */
export function readMailTexts(stored: unknown): ChosenWords {
  const read = mailTexts.safeParse(stored ?? {});
  return read.success ? read.data : {};
}

export function wordsOf(own: OwnWords, { chosen = {}, onWords }: ShopWords): MailWords {
  onWords?.(own);
  const { key, title, intro } = own;
  const words = chosen[key];
  if (!words) return { title, intro };
  const { nume, ...otherPlaces } = own.places;
  // Guests may enter any name, so links in it are removed.
  const first = nume === undefined ? {} : { nume: withoutLinks(nume.trim().split(" ", 1)[0] ?? "") };
  const places = { ...otherPlaces, ...first };
  return {
    title: words.title === "" ? title : filledText(words.title, places),
    intro: words.intro === "" ? intro : filledText(words.intro, places),
  };
}
