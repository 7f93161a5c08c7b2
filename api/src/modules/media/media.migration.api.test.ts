/** A shop that the demo filled before media had rows of their own goes on to show its pictures. */
import { expect, it } from "vitest";
import { openDatabaseAt } from "../../testing/old-database.ts";

const database = await openDatabaseAt("0034_published_reads");

it("names the demo's drawings and documents wherever they stand, and nothing else", async () => {
  await database.query(`
    insert into brand (id, name, slug, logo, banners) values
      (1, 'A', 'a', '/media/logo/a-1a2b3c4d', '[{"picture": "/media/banner/b-1a2b3c4d", "url": "/promotii"}]'),
      (2, 'B', 'b', '/media/al-meu/poza', '[{"picture": "https://cdn.example/media/icon/c-1a2b3c4d"}]')`);
  await database.query(`
    insert into article (id, type_id, slug, title, link_title, content, documents, created_at) values
      (1, 1, 'a', 'A', 'A', '<img src="/media/scene/d-1a2b3c4d/800.webp">',
        '[{"url": "/media/document/e-1a2b3c4d.pdf"}]', now())`);
  await database.migrate();
  expect(await database.query("select address, kind, provider from medium order by address")).toEqual([
    { address: "/media/banner/b-1a2b3c4d", kind: "picture", provider: "demo" },
    { address: "/media/document/e-1a2b3c4d.pdf", kind: "document", provider: "demo" },
    { address: "/media/logo/a-1a2b3c4d", kind: "picture", provider: "demo" },
    { address: "/media/scene/d-1a2b3c4d", kind: "picture", provider: "demo" },
  ]);
});
