/** How a review is written down; each is used once. Its time follows from the purchase or is drawn. */
import type { PersonKey } from "../persons.ts";

export interface WrittenReview {
  /** A customer of the demo, or the name under which somebody else signs. */
  by: PersonKey | `${string}.`;
  /** Place among the variants of the base, when not the first; what a customer bought says it by itself. */
  variant?: number;
  /** Days that it speaks of: it was not written sooner after the product came. */
  after?: number;
  stars: 1 | 2 | 3 | 4 | 5;
  title: string;
  text?: string;
  /** "approved" when left out. */
  state?: "pending" | "rejected";
  /** What the shop answered. */
  answer?: string;
  /** What the writer said to that. */
  reply?: string;
}

/** Reviews by the base product that they speak of. */
export type ReviewsByBase = Readonly<Record<string, readonly WrittenReview[]>>;
