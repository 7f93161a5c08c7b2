import { expect, it } from "vitest";
import { type PageData, readPageData, writePageData } from "./page-data.ts";

const data: PageData = {
  context: { basename: "/" },
  manifest: "/assets/manifest.js",
  routes: { root: "/assets/root.js" },
  files: [],
  isAtOnce: false,
  state: '[{"_1":2},"text","</script><script>alert(1)</script> a\\nb"]\n',
};

it("page data is the same after writing and parsing, and cannot close its script element", () => {
  const text = writePageData(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toHaveLength(2);
  const read = readPageData(text);
  expect({ ...read, state: "" }).toEqual({ ...data, state: "" });
  expect(JSON.parse(read?.state ?? "")).toEqual(JSON.parse(data.state));
});

it.each([undefined, null, "", "[]", "x\ny", writePageData(data).slice(0, -5)])(
  "invalid page data is ignored: %j",
  (text) => expect(readPageData(text)).toBeUndefined(),
);
