import { describe, expect, it } from "vitest";
import { pagedAnswer } from "./paging.ts";

const url = new URL("http://api.test/api/v1/staff/orders?q=ana");
const page = { page: 5, perPage: 2, total: 10 };

describe("a page of a list", () => {
  it("the last page of all counted items has no next page", () => {
    const { next_page_url, meta } = pagedAnswer(["a", "b"], page, url);
    expect(next_page_url).toBeNull();
    expect(meta).toMatchObject({ last_page: 5, total: 10, from: 9, to: 10 });
    expect(meta).not.toHaveProperty("more_than_total");
  });

  it("a full page has a next page even beyond the counted total", () => {
    const { next_page_url, meta } = pagedAnswer(["a", "b"], { ...page, isMore: true }, url);
    expect(next_page_url).toBe("/api/v1/staff/orders?q=ana&page=6");
    expect(meta).toMatchObject({ total: 10, more_than_total: true });
    expect(pagedAnswer(["a"], { ...page, isMore: true }, url).next_page_url).toBeNull();
  });
});
