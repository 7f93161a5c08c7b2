import { describe, expect, test } from "vitest";
import { allBases } from "../../catalogue/catalogue.ts";
import { growProducts } from "../../catalogue/grow.ts";
import { sentencesOf } from "../../text-checks.ts";
import { peopleImports } from "../people.ts";
import { PERSONS } from "../persons.ts";
import { REVIEWS } from "./review.ts";

const NOW = new Date("2026-11-21T00:00:01Z");
const grown = [...growProducts({ count: 1_200, now: NOW })].flat();
const products = new Map(grown.map(({ product, variant }) => [product.id, { product, variant }]));
const { customers, reviews, orders } = peopleImports(grown, NOW);
const approved = reviews.filter(({ state }) => state === "approved");

describe("demo reviews", () => {
  test("reviews cover many products with different bases", () => {
    const keys = new Set(allBases().map(({ key }) => key));
    expect(Object.keys(REVIEWS).filter((key) => !keys.has(key))).toEqual([]);
    expect(Object.keys(REVIEWS).length).toBeGreaterThanOrEqual(60);
    expect(reviews.length).toBeGreaterThanOrEqual(110);
    expect(reviews).toHaveLength(Object.values(REVIEWS).flat().length);
    for (const { productId, title } of reviews) {
      const base = products.get(productId)?.variant.base.key ?? "";
      expect(REVIEWS[base]?.map((written) => written.title)).toContain(title);
    }
  });

  test("reviews are by people with an account, as the product page states", () => {
    const accounts = new Set(customers.map(({ email }) => email));
    expect(reviews.filter(({ email }) => !accounts.has(email))).toEqual([]);
  });

  test("reviews use each sentence only once", () => {
    const sentences = Object.values(REVIEWS)
      .flat()
      .flatMap(({ title, text = "", answer = "", reply = "" }) => [
        title,
        ...[text, answer, reply].flatMap(sentencesOf),
      ]);
    const seen = new Set<string>();
    expect(sentences.filter((sentence) => seen.has(sentence) || !seen.add(sentence))).toEqual([]);
  });

  test("reviews have varied ratings, mostly positive", () => {
    const share = (stars: number[]): number =>
      approved.filter((review) => stars.includes(review.stars)).length / approved.length;
    expect(share([4, 5])).toBeGreaterThan(0.7);
    expect(share([1, 2])).toBeGreaterThan(0.04);
    for (const stars of [1, 2, 3, 4, 5]) expect(share([stars])).toBeGreaterThan(0);
    expect(reviews.some(({ comment }) => comment === "")).toBe(true);
  });

  test("reviews are pending, approved or rejected, and some have answers with replies", () => {
    expect(new Set(reviews.map(({ state }) => state)).size).toBe(3);
    const answers = approved.flatMap((review) => review.answers);
    expect(answers.length).toBeGreaterThanOrEqual(20);
    expect(answers.every(({ isShop }) => isShop)).toBe(true);
    const replies = answers.flatMap(({ answers: further = [] }) => further);
    expect(replies.length).toBeGreaterThanOrEqual(4);
    expect(replies.some(({ isShop }) => isShop)).toBe(false);
    expect(reviews.filter(({ state, answers: none }) => state !== "approved" && none.length > 0)).toEqual([]);
  });

  test("reviews are dated after the start of sale and never in the future", () => {
    for (const { productId, createdAt, answers } of reviews) {
      const times = [
        products.get(productId)?.product.firstOfferedAt ?? NOW,
        createdAt,
        ...answers.flatMap(({ at, answers: further = [] }) => [at, ...further.map((reply) => reply.at)]),
        NOW,
      ].map((time) => time.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  test("reviews by customers are about delivered products", () => {
    const emails = new Set<string>(Object.values(PERSONS).map(({ email }) => email));
    const ofCustomers = reviews.filter(({ email }) => emails.has(email));
    expect(ofCustomers.length).toBeGreaterThan(40);
    const early = ofCustomers.filter(({ email, productId, createdAt }) => {
      const mine = orders.filter((order) => order.email === email);
      return !mine.some(
        ({ lines, story = [] }) =>
          lines.some((line) => line.productId === productId) &&
          story.some(({ status, at }) => status === "delivered" && at <= createdAt),
      );
    });
    expect(early.map(({ title }) => title)).toEqual([]);
  });
});
