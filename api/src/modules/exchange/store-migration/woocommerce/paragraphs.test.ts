import { expect, it } from "vitest";
import { readTable } from "../files/csv.ts";
import { SkippedTexts } from "../files/skipped-texts.ts";
import { readWooDump, readWooTexts } from "./dump.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { readWooProducts } from "./products-csv.ts";

it.each([
  ["Un burete.", "Un burete."],
  ["Unu\r\n\r\nDoi\ntrei\n", "<p>Unu</p>\n<p>Doi<br>\ntrei</p>"],
  ["Unu<br />\nDoi\ntrei", "<p>Unu<br />\nDoi<br>\ntrei</p>"],
  ["<strong>Unu</strong>\n \nDoi", "<p><strong>Unu</strong></p>\n<p>Doi</p>"],
  ["<p>Moale,\naspru</p>", "<p>Moale,\naspru</p>"],
  [
    "Bun la:\n<ul>\n <li>vase</li>\n <li>geamuri</li>\n</ul>\nAtât.",
    "<p>Bun la:</p>\n<ul>\n<li>vase</li>\n<li>geamuri</li>\n</ul>\n<p>Atât.</p>",
  ],
  ["<div><p>a</p>\nb</div>", "<div>\n<p>a</p>\n<p>b</p></div>"],
  ["<!-- wp:paragraph -->\n<p>a</p>\n\nb", "<!-- wp:paragraph -->\n<p>a</p>\n\nb"],
  ["<pre>a\n\nb</pre>", "<pre>a\n\nb</pre>"],
])("paragraphsOf turns %j into %j", (stored, shown) => {
  expect(paragraphsOf(stored)).toBe(shown);
});

it("products and categories get the paragraphs of their texts, including long ones", async () => {
  const long = `${"Curăță. ".repeat(30)}\\n\\nBun.`;
  const dump = [
    `INSERT INTO wp_posts (ID,post_title,post_type,post_status,post_content,post_excerpt) VALUES (1,'Burete','product','publish','${long}','Unu\\nDoi');`,
    "INSERT INTO wp_terms (term_id,name) VALUES (3,'Baie');",
    "INSERT INTO wp_term_taxonomy (term_taxonomy_id,term_id,taxonomy,description) VALUES (3,3,'product_cat','Tot\\n\\nce trebuie');",
  ];
  const found = await readWooDump(dump, { part: "catalogue", skipped: new SkippedTexts(0) });
  expect(found.products[0]?.summary).toBe("<p>Unu<br>\nDoi</p>");
  expect(found.categories[0]?.description).toBe("<p>Tot</p>\n<p>ce trebuie</p>");
  async function* pieces() {
    yield* dump;
  }
  const texts = [];
  for await (const text of readWooTexts(pieces(), new SkippedTexts(0))) texts.push(text);
  expect(texts).toEqual([
    {
      mark: found.products[0]?.description,
      text: expect.stringMatching(/^<p>Curăță\. .*<\/p>\n<p>Bun\.<\/p>$/s),
    },
  ]);
  const table = readTable("ID,Type,Name,Description,Short description\n1,simple,Burete,Unu\\n\\nDoi,Trei\n");
  expect(readWooProducts(table).products[0]).toMatchObject({
    description: "<p>Unu</p>\n<p>Doi</p>",
    summary: "Trei",
  });
});
