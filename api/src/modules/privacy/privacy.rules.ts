/** Until when a request about data is answered, and what an erasure leaves. Pure. (decisions/0042: Data rights) */
import type { StoredData } from "@curat/contract/privacy";
import type { DataFate } from "@curat/contract/staff/privacy-requests.values";
import { type Deadline, deadlineOf } from "../../calendar/deadline.ts";
import { SECTIONS } from "./stored-data.labels.ts";

/** As the customer is told; the law gives a month (GDPR art. 12). */
export const PRIVACY_DAYS = 30;

/** Until when a request has to be answered; null for one that was. */
export function requestDeadline(
  { state, createdAt }: { state: string; createdAt: Date },
  now: Date,
): (Deadline & { state: "running" | "late" }) | null {
  if (state !== "open") return null;
  const deadline = deadlineOf(createdAt, PRIVACY_DAYS, now);
  return { ...deadline, state: deadline.daysLeft < 0 ? "late" : "running" };
}

const BOOKS = "Legea contabilității cere păstrarea lor; contul nu mai apare la ele.";
const PROOF = "Rămâne dovada că s-a cerut și când, fără cine și de ce.";
const SERVED = "A servit doar contului.";

/** What `erase` of personal-data.ts does with each part, and why. */
const FATES: Partial<Record<keyof StoredData, { fate: DataFate; why: string }>> = {
  orders: { fate: "stays", why: BOOKS },
  invoices: { fate: "stays", why: BOOKS },
  returns: { fate: "stays", why: "Țin de banii restituiți; contul nu mai apare la ele." },
  complaints: {
    fate: "nameless",
    why: "Rămân numărul, felul, cine a răspuns și când; numele și tot ce s-a scris se șterg. Cele neînchise se închid.",
  },
  reviews: { fate: "nameless", why: "Nota și textul țin de produs; numele devine „Client”." },
  vouchers: { fate: "nameless", why: "Se încheie, fără adresă, ca să nu devină ale oricui." },
  requests: { fate: "nameless", why: PROOF },
};

/** What is stored of a person, how much of it, and what an erasure does with each part. */
export function fatesOf(stored: StoredData): { what: string; count: number; fate: DataFate; why: string }[] {
  // The sections are the keys of what is stored.
  const sections = Object.entries(SECTIONS) as [keyof StoredData, string][];
  return sections.flatMap(([section, what]) => {
    const part = stored[section];
    const count = Array.isArray(part) ? part.length : 1;
    const { fate, why } = FATES[section] ?? { fate: "goes" as const, why: SERVED };
    return count === 0 ? [] : [{ what, count, fate, why }];
  });
}
