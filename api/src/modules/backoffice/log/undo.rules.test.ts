import { describe, expect, it } from "vitest";
import { undoRefusal, undoMethod } from "./undo.rules.ts";

const of = (kind: string, before: object, inverse: object = before) => ({
  subject: { kind, id: "7" },
  version: 4,
  before,
  after: {},
  inverse,
});
const callsOf = (...change: Parameters<typeof of>) => {
  const way = undoMethod(of(...change));
  return way && "calls" in way ? way.calls.map(({ method, path, body }) => [`${method} ${path}`, body]) : way;
};

describe("undoing a change that also published or hid something", () => {
  it.each([
    { name: "Vechi", is_published: true },
    { description: "", is_published: false, sold: 4 },
    { is_archived: true, is_published: false, name: "Vechi" },
  ])("a change and its publication are undone in one transaction for a product: %j", (before) => {
    expect(callsOf("product", before)).toEqual({ together: true });
  });

  it("undoing a change is one call if nothing else changed", () => {
    const before = { is_published: true, first_offered_at: "2026-01-01T00:00:00Z" };
    expect(callsOf("product", before)).toEqual([["post /staff/products/7/publish", {}]]);
    expect(callsOf("voucher", { archived_at: null, state: "open" })).toEqual([
      ["post /staff/vouchers/7/restore", {}],
    ]);
  });

  it.each([
    ["article", "articles"],
    ["blog-post", "blog/posts"],
    ["landing", "landingpages"],
  ])("a change to %s is undone by saving the record once, while it is unpublished", (kind, path) => {
    const before = { slug: "a", title: "Vechi", is_published: false };
    const [hide, write, show] = [
      [`post /staff/${path}/7/unpublish`, {}],
      `put /staff/${path}/7`,
      [`post /staff/${path}/7/publish`, {}],
    ] as const;
    expect(callsOf(kind, before, { title: "Vechi", is_published: false })).toEqual([hide, [write, before]]);
    const shown = { ...before, is_published: true };
    expect(callsOf(kind, shown, { title: "Vechi", is_published: true })).toEqual([[write, shown], show]);
    expect(callsOf(kind, shown, { is_published: true })).toEqual([show]);
    expect(callsOf(kind, before, { title: "Vechi" })).toEqual([[write, before]]);
  });
});

it("undo is not offered if a call would change nothing", () => {
  const sold = of("product", { sold: 4 });
  expect(undoMethod(sold)).toBeUndefined();
  expect(undoRefusal(sold, 4)).toBe("Această modificare nu poate fi anulată.");
});
