/** Imported reviews were written elsewhere, so none counts as a verified purchase. (law: Reviews) */
import { MESSAGES } from "@curat/contract/messages.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Tx } from "../../../db/database.ts";
import { findIdsByCode, lockProducts, refreshProductRead } from "../../catalogue/catalog/index.ts";
import {
  type NewChange,
  recordChanges,
  refusedRow,
  type RowResult,
  type ImportedRows,
} from "../../platform/changes/index.ts";
import { findCustomerId } from "../../platform/sessions/index.ts";
import { ANSWERED_BY } from "./reviews.service.ts";
import { insertAnswer } from "./reviews.store.ts";
import {
  deleteAnswer,
  insertOutside,
  loadWritten,
  type OutsideReview,
  type StoredReview,
  updateAnswer,
  updateOutside,
} from "./imported-reviews.store.ts";

export interface ImportedReview {
  code: string;
  email: string;
  day: string;
  name?: string | undefined;
  title?: string | undefined;
  comment?: string | undefined;
  stars?: number | undefined;
  state?: "pending" | "approved" | "rejected" | undefined;
  answer?: string | undefined;
}

/** Upserts reviews by product, email address and day. Reviews written in this shop stay unchanged. Sends no email. */
export async function saveImportedReviews(
  tx: Tx,
  rows: readonly ImportedReview[],
  { actor, at, isDryRun }: ImportedRows,
): Promise<RowResult[]> {
  const ids = await findIdsByCode(
    tx,
    rows.map(({ code }) => code),
  );
  const productIds = [...ids.values()];
  // Serialises concurrent imports of reviews of the same product.
  if (!isDryRun) await lockProducts(tx, productIds);
  const written = await loadWritten(tx, { productIds, emails: rows.map(({ email }) => email) });
  const current = new Map(
    written.toReversed().map((one) => [keyOf({ ...one, day: romanianDay(one.createdAt) }), one]),
  );
  // Several rows about one review are recorded as one change.
  const changes = new Map<number, NewChange>();
  const rated = new Set<number>();

  async function saveRow(imported: ImportedReview): Promise<RowResult> {
    const productId = ids.get(imported.code);
    if (productId === undefined)
      return refusedRow({ code: ["Nu există un produs cu acest cod: verifică-l."] });
    if (imported.day > romanianDay(at)) return refusedRow({ created: ["Data nu poate fi în viitor."] });
    const before = current.get(keyOf({ ...imported, productId }));
    const { name = before?.name, stars = before?.stars } = imported;
    if (name === undefined) return refusedRow({ name: [MESSAGES.required("Nume")] });
    if (stars === undefined) return refusedRow({ stars: [MESSAGES.required("Stele")] });
    const { comment = before?.comment ?? "", state = before?.state ?? "pending" } = imported;
    const title = imported.title ?? before?.title ?? titleOf(comment, stars);
    const review = { name, stars, comment, state, title };
    const answer = imported.answer ?? before?.answer?.comment ?? "";
    if (before && isSame(before, { ...review, answer })) return { outcome: "same" };
    if (before && !before.isOutside) return refusedRow({ email: [WRITTEN_HERE] });
    if (state === "rejected") return refusedRow({ state: [NOT_REJECTED] });
    const stored = isDryRun
      ? { id: 0, answer: null }
      : await write({ productId, imported, before, review, answer });
    const { email, day } = imported;
    current.set(keyOf({ productId, email, day }), {
      ...review,
      id: stored.id,
      productId,
      email,
      createdAt: at,
      isOutside: true,
      answer: answer === "" ? null : { id: stored.answer ?? 0, comment: answer },
    });
    return { outcome: before ? "changed" : "new" };
  }

  async function write(input: {
    productId: number;
    imported: ImportedReview;
    before: StoredReview | undefined;
    review: OutsideReview;
    answer: string;
  }): Promise<{ id: number; answer: number | null }> {
    const { productId, imported, before, review, answer } = input;
    const id = before ? before.id : await add(productId, imported, review);
    if (before) await updateOutside(tx, id, review, at);
    const answerId = answer === "" ? null : await writeAnswer(id, before?.answer?.id, answer);
    if (answer === "" && before?.answer) await deleteAnswer(tx, before.answer.id);
    const sentence = `Recenzia ${id} a fost ${before ? "schimbată" : "adăugată"} dintr-un fișier.`;
    const subject = { kind: "review", id } as const;
    changes.set(id, { actor, subject, sentence, before: {}, after: { done: sentence }, touched: [] });
    rated.add(productId);
    return { id, answer: answerId };
  }

  async function writeAnswer(
    reviewId: number,
    currentId: number | undefined,
    comment: string,
  ): Promise<number> {
    if (currentId === undefined)
      return insertAnswer(tx, { reviewId, parentId: null, name: ANSWERED_BY, comment, isShop: true, at });
    await updateAnswer(tx, currentId, comment);
    return currentId;
  }

  async function add(
    productId: number,
    { email, day }: ImportedReview,
    review: OutsideReview,
  ): Promise<number> {
    const customerId = (await findCustomerId(tx, email)) ?? null;
    const noon = new Date(`${day}T10:00:00Z`);
    return insertOutside(tx, {
      ...review,
      productId,
      customerId,
      email,
      createdAt: noon < at ? noon : at,
      at,
    });
  }

  const results: RowResult[] = [];
  for (const imported of rows) results.push(await saveRow(imported));
  await recordChanges(tx, [...changes.values()]);
  await refreshProductRead(
    tx,
    [...rated].sort((a, b) => a - b),
    at,
  );
  return results;
}

const WRITTEN_HERE =
  "Recenzia a fost scrisă în magazin și nu poate fi schimbată printr-un fișier. Decide în Recenzii dacă o publici.";
const NOT_REJECTED =
  "Un fișier poate conține doar recenzii publicate sau în așteptare. Ca să respingi o recenzie, deschide-o în Recenzii și scrie motivul.";

function keyOf({ productId, email, day }: { productId: number; email: string; day: string }): string {
  return `${productId} ${email} ${day}`;
}

const MAX_TITLE_LENGTH = 60;

/** Returns a title for an imported review without one: the beginning of its text, or else its stars. */
function titleOf(comment: string, stars: number): string {
  const line = comment.replaceAll(/\s+/g, " ").trim();
  if (line === "") return `${stars} din 5 stele`;
  return line.length > MAX_TITLE_LENGTH ? `${line.slice(0, MAX_TITLE_LENGTH).trimEnd()}…` : line;
}

function isSame(before: StoredReview, imported: OutsideReview & { answer: string }): boolean {
  return (
    (["name", "title", "comment", "stars", "state"] as const).every(
      (field) => before[field] === imported[field],
    ) && (before.answer?.comment ?? "") === imported.answer
  );
}
