import { expect, it } from "vitest";
import { productOf, tag } from "./tags.ts";

it("a tag is a kind, or a kind with an id", () => {
  expect([tag.product(7), tag.blogPost(3), tag.blog, tag.home]).toEqual([
    "product:7",
    "blog:3",
    "blog",
    "home",
  ]);
});

it("a route tag contains no comma", () => {
  expect(tag.route("/săpun, alb")).toBe("route:/s%C4%83pun%2C%20alb");
});

it("productOf returns the product of a tag, and undefined for other tags", () => {
  expect(["product:12", "product:x", "category:12", "xproduct:12"].map(productOf)).toEqual([
    12,
    undefined,
    undefined,
    undefined,
  ]);
});
