import { expect, it } from "vitest";
import { productOf, tag } from "./tags.ts";

it("names what a change touches by kind and id", () => {
  expect([tag.product(7), tag.blogPost(3), tag.blog, tag.home]).toEqual([
    "product:7",
    "blog:3",
    "blog",
    "home",
  ]);
});

it("writes an address so that a list of tags in a header stays one", () => {
  expect(tag.route("/săpun, alb")).toBe("route:/s%C4%83pun%2C%20alb");
});

it("finds the product that a tag names, and none in the others", () => {
  expect(["product:12", "product:x", "category:12", "xproduct:12"].map(productOf)).toEqual([
    12,
    undefined,
    undefined,
    undefined,
  ]);
});
