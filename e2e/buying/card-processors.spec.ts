import { queryShop } from "../shop-database.ts";
import { test } from "../test.ts";
import { decideAtProcessor, expectPaymentState, orderByCard } from "../payment-steps.ts";

/** Other tests may pay in the meantime, which works because every processor's page has the same buttons. */
async function choose(first: string): Promise<void> {
  const cards = JSON.stringify({ cards: { first, second: "none", instalments: 0 } });
  await queryShop(
    "curat_e2e",
    `insert into setting (key, value) values ('payments', $1::jsonb)
     on conflict (key) do update set value = setting.value::jsonb || excluded.value::jsonb`,
    [cards],
  );
}
test.afterAll(() => choose("auto"));

for (const first of ["netopia_v2", "stripe"])
  test(`an order is paid on the page that the shop opens at ${first}`, async ({ page }) => {
    await choose(first);
    await orderByCard(page);
    await decideAtProcessor(page, "Aprobă plata");
    await expectPaymentState(page, "Plătită");
  });
