/** Error messages that contain the violated limit, for schemas without their own messages. */
import { leiNumber } from "@curat/contract/lei.values";
import type { z } from "zod";

/** Returns the message for a schema issue; undefined selects the default message. */
export function settingFault(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "too_big":
      return maxMessage(issue.origin, boundIn(issue, issue.maximum));
    case "too_small":
      return leastOf(issue.origin, boundIn(issue, issue.minimum));
    case "invalid_type":
      if (issue.expected === "int") return "Scrie un număr întreg.";
      return issue.expected === "number" ? "Scrie un număr." : undefined;
    case "invalid_format":
      return "Formatul nu este corect: verifică valoarea.";
    default:
      return undefined;
  }
}

function maxMessage(origin: string, max: string): string {
  if (origin === "string") return `Textul poate avea cel mult ${max} caractere.`;
  return origin === "array" ? `Se pot scrie cel mult ${max} rânduri.` : `Poate fi cel mult ${max}.`;
}

function leastOf(origin: string, least: string): string {
  if (origin === "string") return "Câmpul este obligatoriu.";
  return origin === "array" ? "Scrie cel puțin un rând." : `Trebuie să fie cel puțin ${least}.`;
}

/** Formats a limit for a message. Converts amounts from bani to lei, and adds "de" before the noun from 20 on. */
function boundIn({ path = [], origin }: z.core.$ZodRawIssue, bound: unknown): string {
  const number = Number(bound);
  const format = (value: number) => value.toLocaleString("ro-RO");
  if (String(path.at(-1)).endsWith("Bani")) return `${format(leiNumber(number))} lei`;
  const isCounted = origin === "string" || origin === "array";
  return isCounted && (number % 100 >= 20 || number % 100 === 0) ? `${format(number)} de` : format(number);
}

const SUM = /\d[\d.,\s]*(?:lei|ron)\b/i;

/**
 * Returns whether a text contains an amount for free delivery. Such a text becomes wrong when delivery rates change.
 */
export function statesFreeDeliveryAmount({ title, text }: { title: string; text: string }): boolean {
  const fullText = `${title} ${text}`;
  return /livr|transport/i.test(fullText) && /gratuit/i.test(fullText) && SUM.test(fullText);
}

export const USE_THE_PLACEHOLDER =
  "Scrie {suma} în locul sumei: pragul livrării gratuite se schimbă la Tarife, iar textul se actualizează automat.";
