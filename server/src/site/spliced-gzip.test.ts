import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { spliceGzip, toPiece } from "./spliced-gzip.ts";

const LONG = "<li>Detergent pentru pardoseli, 5 l — șț</li>".repeat(3_000);

it.each([
  [[]],
  [[""]],
  [["a"]],
  [["<html>", "coșul tău", "</html>"]],
  [[LONG, "", "2 buc.", LONG, "sfârșit"]],
])("unpacks to its pieces, one after another (%#)", async (texts) => {
  const pieces = await Promise.all(texts.map(toPiece));
  expect(gunzipSync(spliceGzip(pieces)).toString()).toBe(texts.join(""));
});

it("takes a piece as often, and beside others, as one likes", async () => {
  const [one, other, third] = await Promise.all(["unu ", LONG, "trei "].map(toPiece));
  if (!one || !other || !third) throw new Error("A piece is missing.");
  expect(gunzipSync(spliceGzip([third, other, one, one, other])).toString()).toBe(
    `trei ${LONG}unu unu ${LONG}`,
  );
});
