import { expect, it } from "vitest";
import { parseNotices } from "./parse-notices.ts";

it("parseNotices reads only well-formed notices from a cookie", () => {
  expect(parseNotices('[{"kind":"success","text":"Salvat"},{"kind":"x","text":"y"},7]')).toEqual([
    { kind: "success", text: "Salvat" },
  ]);
  expect(parseNotices("{oops")).toEqual([]);
});
