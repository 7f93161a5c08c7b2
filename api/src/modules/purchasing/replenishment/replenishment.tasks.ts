import type { TaskList } from "graphile-worker";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { proposedLevels, USUAL_LEAD_DAYS } from "./replenishment.rules.ts";
import { addSoldProducts, copyStock, countSales, loadSold, writeProposals } from "./replenishment.store.ts";

const AT_ONCE = 5_000;

export function replenishmentTasks({ db, now }: ApiContext): TaskList {
  return {
    copy_supply_stock: () => copyStock(db, romanianDay(now())),
    plan_replenishment: () => planReplenishment({ db, now }),
  };
}

export async function planReplenishment({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const day = romanianDay(now());
  await addSoldProducts(db, day);
  await copyStock(db, day);
  await countSales(db, day);
  for (let after = 0; ;) {
    const sold = await loadSold(db, after, AT_ONCE);
    const last = sold.at(-1);
    if (!last) return;
    after = last.productId;
    const proposals = sold.flatMap(({ productId, sold: pieces, leadDays, ...before }) => {
      const levels = proposedLevels({ sold: pieces, leadDays: leadDays ?? USUAL_LEAD_DAYS });
      const isSame = levels.minimum === before.minimum && levels.target === before.target;
      return isSame ? [] : [{ productId, ...levels }];
    });
    await writeProposals(db, proposals);
  }
}
