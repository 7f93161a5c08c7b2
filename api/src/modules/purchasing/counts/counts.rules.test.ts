import { expect, it } from "vitest";
import { readScan } from "../../../text/scan.ts";
import { differenceOf, judgeCount } from "./counts.rules.ts";

const NEW = { counted: null, expected: null, countedBy: null };
const BY_ANA = { counted: 4, expected: 10, countedBy: "Ana" };
const SCAN = { pieces: 1, isScan: true, by: "Ana", atHand: 10 };

it("the first count of a product is accepted, even zero", () => {
  expect(judgeCount(NEW, { ...SCAN, pieces: 0 })).toEqual({ ok: true, counted: 0, countedBy: "Ana" });
});

it("a scan adds to the person's own scans, but changes a colleague's count only in a chosen mode", () => {
  expect(judgeCount(BY_ANA, SCAN)).toEqual({ ok: true, counted: 5, countedBy: "Ana" });
  expect(judgeCount(BY_ANA, { ...SCAN, by: "Ion" })).toMatchObject({ ok: false, field: "mode" });
});

it("an entered number needs a mode: it adds to the earlier count or replaces it", () => {
  const typed = { ...SCAN, isScan: false, pieces: 6, by: "Ion" };
  expect(judgeCount(BY_ANA, typed)).toMatchObject({ ok: false, field: "mode" });
  expect(judgeCount(BY_ANA, { ...typed, mode: "add" })).toMatchObject({ counted: 10, countedBy: "Ana, Ion" });
  expect(judgeCount(BY_ANA, { ...typed, mode: "replace" })).toMatchObject({ counted: 6, countedBy: "Ion" });
});

it("a count made after pieces moved can only replace the earlier count", () => {
  const moved = { ...SCAN, atHand: 8 };
  expect(judgeCount(BY_ANA, moved)).toMatchObject({ ok: false, field: "mode" });
  expect(judgeCount(BY_ANA, { ...moved, mode: "add" })).toMatchObject({ ok: false });
  expect(judgeCount(BY_ANA, { ...moved, mode: "replace", pieces: 8 })).toMatchObject({ counted: 8 });
});

it("a count above a million is refused", () => {
  const many = { ...SCAN, pieces: 999_999 };
  expect(judgeCount(BY_ANA, many)).toMatchObject({ ok: false, field: "pieces" });
});

it("uncounted lines have no difference", () => {
  expect([differenceOf(NEW), differenceOf(BY_ANA)]).toEqual([0, -6]);
});

it("a scanned code may start with a quantity", () => {
  expect(readScan(" 12*5941 ")).toEqual({ pieces: 12, code: "5941" });
  expect(readScan("AB-1")).toEqual({ pieces: 1, code: "AB-1" });
});
