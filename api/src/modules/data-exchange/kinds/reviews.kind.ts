import { reviewFilters } from "@curat/contract/staff/reviews";
import { sql } from "kysely";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { loadReviewRows, reviewsSought } from "../../catalog/index.ts";
import type { SheetKind } from "./kind.ts";

const STATES = { pending: "în așteptare", approved: "aprobată", rejected: "respinsă" } as const;

/** Reviews with what was answered. Each is decided on by somebody who read it, and none is written by the shop: nothing comes in. */
export const REVIEWS: SheetKind = {
  name: "reviews",
  title: "recenzii",
  columns: [
    { key: "id", label: "Nr.", isKey: true },
    { key: "code", label: "Cod produs" },
    { key: "product", label: "Produs" },
    { key: "stars", label: "Stele" },
    { key: "title", label: "Titlu" },
    { key: "comment", label: "Text" },
    { key: "name", label: "Nume" },
    { key: "email", label: "E-mail" },
    { key: "is_verified", label: "Achiziție verificată" },
    { key: "state", label: "Stare" },
    { key: "rejection", label: "Motivul respingerii" },
    { key: "created", label: "Scrisă la" },
    { key: "answers", label: "Răspunsuri" },
  ],
  read: async (db, { filter, after, limit }) => {
    // In the words of the staff's list; what it does not know is left out.
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
        state: STATES[review.state],
        rejection: review.rejection,
        created: romanianDay(review.createdAt),
        answers: review.answers.map(({ name, comment }) => `${name}: ${comment}`).join("\n"),
      })),
      after: reviews.length < limit ? null : String(reviews.at(-1)?.id),
    };
  },
};
