/** Assigns reviews to products and times. Customers review products delivered to them. */
import type { AnswerImport, CustomerImport, ReviewImport } from "@curat/api";
import { slugOf } from "../../catalogue/codes.ts";
import { DAY_MS } from "../../catalogue/prices.ts";
import { chanceFrom, type Chance } from "../../chance.ts";
import type { Assortment } from "../assortment.ts";
import type { PastOrder } from "../orders/past-orders.ts";
import { personOf, type PersonKey, PERSONS } from "../persons.ts";
import { REVIEWS, type WrittenReview } from "./review.ts";

const OLDEST_DAYS = 320;
const PENDING_DAYS = 4;
const SHOP = "Echipa Curat";

interface Setting {
  assortment: Assortment;
  orders: readonly PastOrder[];
  today: Date;
}
/** A product, and the earliest time at which its author could have reviewed it. */
interface Subject {
  productId: number;
  since: Date;
}

/** Returns reviews of existing products. `today` is midnight UTC, and nothing is dated later. */
export function reviewImports(setting: Setting): ReviewImport[] {
  return Object.entries(REVIEWS).flatMap(([base, reviews]) =>
    reviews.flatMap((written): ReviewImport[] => {
      const subject = subjectOf(base, written, setting);
      return subject ? [reviewOf(written, subject, setting.today)] : [];
    }),
  );
}

/** Returns accounts for authors without one, because the shop accepts reviews only from accounts. */
export function reviewers(
  reviews: readonly ReviewImport[],
  customers: readonly CustomerImport[],
): CustomerImport[] {
  const known = new Set(customers.map(({ email }) => email));
  const accounts = new Map<string, CustomerImport>();
  for (const { email, name, createdAt } of reviews) {
    if (known.has(email) || accounts.has(email)) continue;
    const [firstName = name, ...lastNames] = name.split(" ");
    accounts.set(email, { email, firstName, lastName: lastNames.join(" ") || "-", createdAt });
  }
  return [...accounts.values()];
}

function subjectOf(
  base: string,
  { by, variant = 0 }: WrittenReview,
  { assortment, orders, today }: Setting,
): Subject | undefined {
  const bought = isPerson(by) ? purchaseOf(by, base, orders) : undefined;
  const offered = assortment.find(base, { variant, since: today })?.product;
  return bought ?? (offered && { productId: offered.id, since: offered.firstOfferedAt });
}

/** Returns the first delivery of a product of this base to the person. */
function purchaseOf(by: PersonKey, base: string, orders: readonly PastOrder[]): Subject | undefined {
  const purchases = orders.flatMap(({ written, order, bought }): Subject[] => {
    const delivered = order.story?.find(({ status }) => status === "delivered");
    const product = bought.find(({ variant }) => variant.base.key === base)?.product;
    return written.by === by && delivered && product ? [{ productId: product.id, since: delivered.at }] : [];
  });
  return purchases.toSorted((a, b) => a.since.getTime() - b.since.getTime())[0];
}

function reviewOf(written: WrittenReview, { productId, since }: Subject, today: Date): ReviewImport {
  const { by, title, text = "", stars, state = "approved", after = 0 } = written;
  const chance = chanceFrom(`review ${title}`);
  const oldest = state === "pending" ? PENDING_DAYS : OLDEST_DAYS;
  const spoken = Math.min(today.getTime(), since.getTime() + after * DAY_MS);
  const earliest = Math.max(spoken, today.getTime() - oldest * DAY_MS);
  const createdAt = between(earliest, today.getTime(), chance);
  const person = isPerson(by) ? personOf(by) : undefined;
  const name = person ? `${person.firstName} ${person.lastName.charAt(0)}.` : by;
  const email = person?.email ?? `${slugOf(by)}@example.com`;
  const answers = answersOf(written, { name, createdAt, today, chance });
  return { productId, name, email, title, comment: text, stars, state, createdAt, answers };
}

/** Returns the shop's answer within two days, and the author's reply within three more. */
function answersOf(
  { answer, reply }: WrittenReview,
  { name, createdAt, today, chance }: { name: string; createdAt: Date; today: Date; chance: Chance },
): AnswerImport[] {
  if (answer === undefined) return [];
  const soon = (from: Date, days: number): Date =>
    between(from.getTime(), Math.min(today.getTime(), from.getTime() + days * DAY_MS), chance);
  const answered = soon(createdAt, 2);
  const replies = reply === undefined ? [] : [{ name, comment: reply, isShop: false, at: soon(answered, 3) }];
  return [{ name: SHOP, comment: answer, isShop: true, at: answered, answers: replies }];
}

function between(from: number, to: number, chance: Chance): Date {
  return new Date(Math.floor(chance.between(from, to)));
}

function isPerson(by: string): by is PersonKey {
  return Object.hasOwn(PERSONS, by);
}
