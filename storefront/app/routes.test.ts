import { expect, it } from "vitest";
import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";
import routes from "./routes.ts";

it("keeps the first part of every address for itself, so that no page of the shop takes it", () => {
  const firstParts = routes.flatMap(({ path }) => path?.split("/")[0] ?? []).filter((part) => part !== "*");
  expect(firstParts).toContain("blog");
  expect(firstParts.filter((part) => !RESERVED_ADDRESSES.has(part))).toEqual([]);
});
