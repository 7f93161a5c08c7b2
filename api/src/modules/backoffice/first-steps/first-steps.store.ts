import { FIRST_STEPS, type FirstStep } from "@curat/contract/staff/first-steps.values";
import type { Db, Tx } from "../../../db/database.ts";
import type { ChosenSteps, CurrentState } from "./first-steps.rules.ts";

/** Locks and returns the table's only row. */
export async function lockSteps(tx: Tx): Promise<ChosenSteps[]> {
  const rows = await tx.selectFrom("first_steps").selectAll().forUpdate().execute();
  return rows.map(toSteps);
}

export async function loadSteps(db: Db): Promise<ChosenSteps> {
  return toSteps(await db.selectFrom("first_steps").selectAll().executeTakeFirstOrThrow());
}

export async function putSteps(tx: Tx, { skipped, isDismissed }: ChosenSteps): Promise<void> {
  await tx.updateTable("first_steps").set({ skipped, is_dismissed: isDismissed }).execute();
}

export async function countCurrent(
  db: Db,
): Promise<Pick<CurrentState, "categories" | "brands" | "products" | "orders">> {
  const found = await db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom("category_facts").select("id")).as("categories"),
      eb.exists(eb.selectFrom("brand_facts").select("id")).as("brands"),
      eb
        .exists(
          eb
            .selectFrom("product_facts")
            .innerJoin("product_picture_facts", "product_picture_facts.product_id", "product_facts.id")
            .where("is_published", "=", true)
            .select("product_facts.id"),
        )
        .as("products"),
      eb.exists(eb.selectFrom("order_facts").select("order_id")).as("orders"),
    ])
    .executeTakeFirstOrThrow();
  const { categories, brands, products, orders } = found;
  return {
    categories: Number(categories),
    brands: Number(brands),
    products: Number(products),
    orders: Number(orders),
  };
}

interface Row {
  id: number;
  skipped: string[];
  is_dismissed: boolean;
}

/** Drops skipped steps that no longer exist in this version. */
function toSteps({ id, skipped, is_dismissed: isDismissed }: Row): ChosenSteps {
  return { id, skipped: FIRST_STEPS.filter((step: FirstStep) => skipped.includes(step)), isDismissed };
}
