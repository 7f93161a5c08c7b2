import { expect, it } from "vitest";
import { redirectToLastPage } from "./missing-page.ts";

const url = new URL("http://shop.test/account/returns?page=2&orders=7");

function leadsTo(pages: { name: string; current: number; last: number }): string | null {
  try {
    redirectToLastPage(url, pages);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get("location");
  }
}

it("a list redirects from a page past its end to its last page", () => {
  expect(leadsTo({ name: "orders", current: 7, last: 3 })).toBe("/account/returns?page=2&orders=3");
});

it("an empty list redirects to its first page", () => {
  expect(leadsTo({ name: "page", current: 2, last: 0 })).toBe("/account/returns?page=1&orders=7");
});

it.each([
  [3, 3],
  [1, 1],
  [1, 0],
])("a list does not redirect from page %d of %d", (current, last) => {
  expect(leadsTo({ name: "orders", current, last })).toBeNull();
});
