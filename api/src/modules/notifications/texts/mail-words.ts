/** The words that a shop chose for its mails about orders: put in place of the mail's own. Pure. */
import { mailTexts } from "@curat/contract/staff/mail-texts";
import { filledText, MAIL_TEXTS, type MailTextKey } from "@curat/contract/staff/mail-texts.values";
import { withoutLinks } from "../../../text/links.ts";
import { formatLei } from "../../../text/money.ts";
import type { Order } from "../../orders/index.ts";

export interface MailWords {
  title: string;
  intro: string;
}
/** Of each mail the words that were chosen; empty ones are the mail's own. */
export type ChosenWords = Partial<Record<MailTextKey, MailWords>>;

/** What is stored that could not be a mail's counts as nothing chosen. */
export function readMailTexts(stored: unknown): ChosenWords {
  const read = mailTexts.safeParse(stored ?? {});
  return read.success ? read.data : {};
}

function isMailText(step: string): step is MailTextKey {
  return Object.hasOwn(MAIL_TEXTS, step);
}

/** The words of a mail about this order. */
export function wordsOf(
  step: string,
  own: MailWords,
  { order, chosen }: { order: Pick<Order, "number" | "firstName" | "totalBani">; chosen: ChosenWords },
): MailWords {
  const words = isMailText(step) ? chosen[step] : undefined;
  if (!words) return own;
  // A guest may type any name: it makes no address in a mail of ours.
  const places = {
    numar: String(order.number),
    nume: withoutLinks(order.firstName.trim().split(" ", 1)[0] ?? ""),
    suma: formatLei(order.totalBani),
  };
  return {
    title: words.title === "" ? own.title : filledText(words.title, places),
    intro: words.intro === "" ? own.intro : filledText(words.intro, places),
  };
}
