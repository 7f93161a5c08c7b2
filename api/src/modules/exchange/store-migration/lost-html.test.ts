import { expect, it } from "vitest";
import exported, { type ExportPiece } from "./export.reading.ts";
import { lostRemark } from "./lost-html.ts";

const HEAD = "ID,Type,SKU,Name,Published,Regular price,Description,Short description";

it("an export's notes count the descriptions that lose elements and list those elements", async () => {
  const csv = [
    HEAD,
    "1,simple,A,Unu,1,10,<p>a</p><form><input></form>,<script>x()</script>",
    "2,simple,B,Doi,1,10,<p>b</p><video src=x></video>,",
    "3,simple,C,Trei,1,10,<p>c</p><iframe src=https://www.youtube.com/embed/dQw4w9WgXcQ></iframe>,",
  ].join("\n");
  async function* parts() {
    yield new TextEncoder().encode(csv);
  }
  const files = [{ name: "produse.csv", kind: "table" as const }];
  const pieces: ExportPiece[] = [];
  const requested = { platform: "woocommerce" as const, at: new Date(0), files };
  for await (const piece of exported([parts], requested, { unpackedBytes: 1_000_000 })) pieces.push(piece);
  expect(pieces.at(-1)).toMatchObject({
    notes: ["Descrieri care nu se păstrează integral: 3. Elemente eliminate: form, input, script, video."],
  });
});

it("lostRemark lists the elements that one product's texts lose", () => {
  expect(lostRemark(["<p>a</p>", "<svg></svg><form></form>"])).toBe(
    "Din descriere au fost scoase elementele: form, svg.",
  );
  expect(lostRemark(["<p>a</p>", ""])).toBe("");
});
