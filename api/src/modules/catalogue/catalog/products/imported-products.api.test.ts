import { describe, expect, it } from "vitest";
import { aProduct } from "../../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();

describe("importing a product file", () => {
  const file = { products: [601, 602].map((id) => aProduct({ id })) };

  it("a repeated import of a product file changes and records nothing", async () => {
    await shop.api.importShop(file);
    const count = () =>
      shop.query(
        "select (select count(*) from change) as changes, (select count(*) from change_outbox) as outbox, (select max(updated_at) from product) as updated",
      );
    const before = await count();
    await shop.api.importShop(file);
    expect(await count()).toEqual(before);
  });

  it("an import of products records only the changes, under one batch id", async () => {
    await shop.api.importShop(file);
    await shop.api.importShop({ products: [601, 602].map((id) => aProduct({ id, warranty: "12 luni" })) });
    const rows = await shop.query<{ batch: string }>(
      "select batch, version, sentence, actor_kind, after from change where subject_kind = 'product' and subject_id in ('601', '602') and version = 2 order by subject_id",
    );
    expect(rows).toMatchObject([
      {
        sentence: "Produs modificat (garanția): „Produs 601” (COD-601)",
        actor_kind: "import",
        after: { warranty: "12 luni" },
      },
      { sentence: "Produs modificat (garanția): „Produs 602” (COD-602)" },
    ]);
    expect(rows[0]?.batch).toBe(rows[1]?.batch);
  });
});
