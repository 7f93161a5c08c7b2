import { describe, expect, it } from "vitest";
import { effectiveSort, sortForAddress, sortOfSlug } from "./sort-rule.ts";
import type { SortRule } from "./sort-rule.ts";

type Sources = Parameters<typeof effectiveSort>[0];

describe("effectiveSort", () => {
  it.each<[SortRule, Sources, number]>([
    ["category", {}, 5],
    ["category", { setting: 3 }, 5],
    ["category", { setting: 1 }, 1],
    ["category", { setting: -1 }, -1],
    ["category", { stored: 4, setting: 1 }, 5],
    ["category", { stored: 1, setting: 3 }, 1],
    ["category", { explicit: 3, stored: 1, setting: -1 }, 3],
    ["category", { explicit: 0 }, 0],
    ["promotion", { stored: 4 }, 1],
    ["promotion", { explicit: 4 }, 4],
    ["search", { stored: 3, setting: 5 }, -1],
    ["search", { explicit: 3 }, 3],
    ["free", {}, 0],
    ["free", { setting: 5 }, 5],
    ["free", { stored: 2, setting: 5 }, 2],
  ])("a list of kind %s with the sources %o is sorted by %i", (rule, sources, expected) => {
    expect(effectiveSort(sources, rule)).toBe(expected);
  });
});

describe("sortForAddress", () => {
  it.each<[SortRule, number, number | undefined]>([
    ["category", 0, 0],
    ["search", 0, 0],
    ["free", 0, undefined],
    ["free", 3, 3],
    ["category", 5, 5],
  ])("a list of kind %s writes the sort order %i to the URL as %s", (rule, chosen, expected) => {
    expect(sortForAddress(chosen, rule)).toBe(expected);
  });
});

describe("sortOfSlug", () => {
  it.each([
    ["pret_asc", 3],
    ["new", 0],
    ["relevance", -1],
    ["altceva", undefined],
    [undefined, undefined],
  ])("the slug %s is the sort order %s", (slug, value) => {
    expect(sortOfSlug(slug)).toBe(value);
  });
});
