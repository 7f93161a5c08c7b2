import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import { moveCarts } from "../../selling/cart/index.ts";
import { moveComplaints } from "../../aftersales/complaints/index.ts";
import {
  closeMerged,
  customerChange,
  customerSubject,
  findStored,
  findStoredByEmail,
  type StoredCustomer,
  lockStored,
  moveAccount,
} from "../../selling/customers/index.ts";
import { moveFavourites } from "../../catalogue/favourites/index.ts";
import { moveOffers } from "../../selling/offers/index.ts";
import { moveRecurringOrders } from "../../selling/recurring-orders/index.ts";
import { moveCustomerCodes } from "../../selling/order-sheet/index.ts";
import { moveOrders } from "../../selling/orders/index.ts";
import { movePriceLists } from "../../catalogue/price-lists/index.ts";
import { moveCreditBuyer } from "../../selling/credit/index.ts";
import { moveRequests } from "../privacy/index.ts";
import { moveReturns } from "../../aftersales/returns/index.ts";
import { moveReviews } from "../../publishing/reviews/index.ts";
import { eraseSessions } from "../../platform/sessions/index.ts";
import { moveReorderLists } from "../../selling/reorder-lists/index.ts";
import { moveAlerts } from "../stock-alerts/index.ts";
import { readdress } from "./readdress.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export interface MergeInput {
  into: number;
  from: number;
  expectedVersion: { into: number; from: number };
  actor: Actor;
  standing: (tx: Tx, id: number) => Promise<object>;
}
export type Merged = { ok: true } | { ok: false; error: "unknown" | "unknown-from" | "same" };

export async function findNamed(tx: Tx, name: string): Promise<StoredCustomer | undefined> {
  if (!/^\d{1,9}$/.test(name)) return findStoredByEmail(tx, name);
  return findStored(tx, Number(name));
}

/**
 * Moves all data of a customer to another one and closes the emptied account; its email is not transferred (decision
 * 0055). Locks both rows by ascending id, so that concurrent logins and orders wait.
 */
export async function mergeCustomers({ db, now }: Shop, input: MergeInput): Promise<Merged> {
  const { into, from, expectedVersion, actor, standing } = input;
  if (into === from) return { ok: false, error: "same" };
  return transaction(db, async (tx): Promise<Merged> => {
    const locked = new Map<number, StoredCustomer | undefined>();
    for (const id of [into, from].sort((one, other) => one - other)) locked.set(id, await lockStored(tx, id));
    const [target, source] = [locked.get(into), locked.get(from)];
    if (!target) return { ok: false, error: "unknown" };
    if (!source) return { ok: false, error: "unknown-from" };
    for (const [id, version] of [
      [into, expectedVersion.into],
      [from, expectedVersion.from],
    ] as const)
      await refuseStale(tx, customerSubject(id), {
        expectedVersion: version,
        loadCurrent: () => standing(tx, id),
      });
    await moveAll(tx, { source, target, now: now() });
    await recordChange(
      tx,
      customerChange(into, {
        actor,
        sentence: `Clientul nr. ${from} a fost unit cu clientul nr. ${into}, care se păstrează.`,
      }),
    );
    await recordChange(
      tx,
      customerChange(from, {
        actor,
        sentence: `Clientul nr. ${from} a fost unit cu clientul nr. ${into} și închis.`,
      }),
    );
    return { ok: true };
  });
}

async function moveAll(
  tx: Tx,
  { source, target, now }: { source: StoredCustomer; target: StoredCustomer; now: Date },
): Promise<void> {
  const move = { from: source.id, into: target.id };
  await eraseSessions(tx, source.id);
  // Carts are moved first. Placing an order locks its cart, so moving the cart waits until the order exists and can be
  // moved as well.
  await moveCarts(tx, { ...move, now });
  await moveOrders(tx, move);
  await moveOffers(tx, move);
  await moveRecurringOrders(tx, move);
  await moveCustomerCodes(tx, move);
  await moveReturns(tx, move);
  await moveComplaints(tx, move);
  await moveReviews(tx, move);
  await moveFavourites(tx, move);
  await movePriceLists(tx, move);
  await moveCreditBuyer(tx, move);
  await moveAlerts(tx, move);
  await moveReorderLists(tx, move);
  await moveRequests(tx, move);
  await readdress(tx, { from: source.email.toLowerCase(), to: target.email.toLowerCase() });
  await moveAccount(tx, move);
  await closeMerged(tx, { ...move, now });
}
