import { fieldErrorsOf } from "@curat/contract/field-errors";
import { email, optionalText, requiredLines, requiredText } from "@curat/contract/fields";
import { LIMITS } from "@curat/contract/limits.values";
import type { ReviewState } from "@curat/contract/reviews.values";
import { reviewFilters } from "@curat/contract/staff/reviews";
import { sql } from "kysely";
import { z } from "zod";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import { dayOf } from "../../../../calendar/written-day.ts";
import { foldText } from "../../../../text/fold.ts";
import { loadReviewRows, reviewsSought } from "../../../catalogue/catalog/index.ts";
import { saveImportedReviews, type ImportedReview } from "../../../publishing/reviews/index.ts";
import { unread, wholeOf } from "./cell-values.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { withEmptied } from "./products.columns.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const STATES = { pending: "în așteptare", approved: "aprobată", rejected: "respinsă" } as const;
const WRITTEN_STATES = new Map<string, ReviewState>([
  ["in asteptare", "pending"],
  ["pending", "pending"],
  ["aprobata", "approved"],
  ["publicata", "approved"],
  ["approved", "approved"],
  ["published", "approved"],
  ["respinsa", "rejected"],
]);

const reported = z.object({
  code: requiredText("Cod produs"),
  email: email(),
  name: requiredText("Nume").optional(),
  title: requiredText("Titlu").optional(),
  comment: optionalText("Text", LIMITS.textarea),
  answer: requiredLines("Răspunsul magazinului", LIMITS.textarea).optional(),
});

/** Reviews written elsewhere. They never count as verified purchases. */
export const REVIEWS: SheetKind = {
  name: "reviews",
  title: "recenzii",
  columns: [
    { key: "id", label: "Nr.", isShown: true },
    {
      key: "code",
      label: "Cod produs",
      names: ["cod", "sku", "product sku", "product code"],
      isKey: true,
      isProductCode: true,
      isNeeded: true,
      example: "DET-LAV-5L",
    },
    { key: "product", label: "Produs", isShown: true },
    {
      key: "stars",
      label: "Stele",
      names: ["nota", "rating", "stars"],
      hint: "de la 1 la 5",
      isNeeded: true,
      example: "5",
    },
    { key: "title", label: "Titlu", names: ["title"], example: "Curăță bine" },
    {
      key: "comment",
      label: "Text",
      names: ["comentariu", "recenzie", "review", "body", "content", "comment"],
      example: "Îl folosesc de un an.",
    },
    { key: "name", label: "Nume", names: ["autor", "author", "name"], isNeeded: true, example: "Ana" },
    {
      key: "email",
      label: "E-mail",
      names: ["email", "adresa de e-mail", "author email"],
      hint: "nu apare pe site",
      isKey: true,
      isNeeded: true,
      example: "ana.popescu@example.ro",
    },
    { key: "is_verified", label: "Achiziție verificată", isShown: true },
    { key: "is_outside", label: "Preluată din fișier", isShown: true },
    {
      key: "state",
      label: "Stare",
      names: ["status", "state"],
      hint: "„aprobată” sau „în așteptare”; la una nouă, celula goală înseamnă „în așteptare”",
      example: "aprobată",
    },
    { key: "rejection", label: "Motivul respingerii", isShown: true },
    {
      key: "created",
      label: "Scrisă la",
      names: ["data", "ziua", "date", "created at"],
      hint: "ziua: 2025-03-14 sau 14.03.2025",
      isKey: true,
      isNeeded: true,
      example: "2025-03-14",
    },
    {
      key: "answer",
      label: "Răspunsul magazinului",
      names: ["raspuns", "reply"],
      example: "Ne bucurăm că îți este de folos.",
    },
    { key: "answers", label: "Răspunsuri", isShown: true },
  ],
  write: (tx, rows, input) =>
    savedRows(rows.map(readReview), (reviews) => saveImportedReviews(tx, reviews, input)),
  read: async (db, { filter, after, limit }) => {
    const { state = "all", stars, q } = reviewFilters.safeParse(filter).data ?? {};
    const condition = sql`r.id > ${Number(after ?? 0)} and ${reviewsSought({ state, stars, q })}`;
    const reviews = await loadReviewRows(db, condition, { order: sql`r.id`, limit });
    return {
      rows: reviews.map((review) => ({
        id: review.id,
        code: review.code,
        product: review.product,
        stars: review.stars,
        title: review.title,
        comment: review.comment,
        name: review.name,
        email: review.email,
        is_verified: review.isVerified ? "da" : "nu",
        is_outside: review.isOutside ? "da" : "nu",
        state: STATES[review.state],
        rejection: review.rejection,
        created: romanianDay(review.createdAt),
        answer: review.answers.find(({ isShop, parentId }) => isShop && parentId === null)?.comment ?? null,
        answers: review.answers.map(({ name, comment }) => `${name}: ${comment}`).join("\n"),
      })),
      after: reviews.length < limit ? null : String(reviews.at(-1)?.id),
    };
  },
};

function readReview({ cells }: SheetRow): ReadRow<ImportedReview> {
  const errors: Record<string, string[]> = {};
  const { stars: starsCell, state: stateCell, created = "" } = cells;
  const stars = starsCell === undefined ? undefined : wholeOf(starsCell);
  if (starsCell !== undefined && (stars === undefined || stars < 1 || stars > 5))
    errors["stars"] = ["Scrie un număr întreg de la 1 la 5."];
  const state = stateCell === undefined ? undefined : WRITTEN_STATES.get(foldText(stateCell));
  if (stateCell !== undefined && state === undefined) errors["state"] = [unread("Stare", stateCell)];
  const day = dayOf(created);
  if (day === null) errors["created"] = [unread("Scrisă la", created)];
  const { answer, ...others } = withEmptied(cells);
  const parsed = reported.safeParse(answer === "" ? others : { ...others, answer });
  if (!parsed.data) return { ok: false, errors: { ...fieldErrorsOf(parsed.error.issues), ...errors } };
  if (day === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      ...parsed.data,
      comment: cells.comment === undefined ? undefined : parsed.data.comment,
      answer: answer === "" ? "" : parsed.data.answer,
      day,
      stars,
      state,
    },
  };
}
