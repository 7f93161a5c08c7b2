/** Staff mark a company's open invoices as doubtful, and end the doubt. */
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import { findDoubt, insertDoubt, isKnownCompany, lockDoubt } from "./credit.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type Doubted = { ok: true } | { ok: false; error: "unknown" | "unchanged" | "future" };

/**
 * Marks invoices issued up to `decidedOn` as doubtful. The company then gets no reminders and cannot order on payment
 * terms. Throws StaleVersion (409).
 */
export function markDoubtful(
  shop: Shop,
  doubt: { cui: string; reason: string; decidedOn: string; expectedVersion: number; actor: Actor },
): Promise<Doubted> {
  return decide(shop, doubt);
}

/** Ends the doubt about a company's invoices. Throws StaleVersion (409). */
export function endDoubt(
  shop: Shop,
  { cui, expectedVersion, actor }: { cui: string; expectedVersion: number; actor: Actor },
): Promise<Doubted> {
  return decide(shop, { cui, reason: null, decidedOn: romanianDay(shop.now()), expectedVersion, actor });
}

interface Decision {
  cui: string;
  reason: string | null;
  decidedOn: string;
  expectedVersion: number;
  actor: Actor;
}

function decide({ db, now }: Shop, decision: Decision): Promise<Doubted> {
  return transaction(db, (tx) => decideLocked(tx, decision, now()));
}

async function decideLocked(
  tx: Tx,
  { cui, reason, decidedOn, expectedVersion, actor }: Decision,
  at: Date,
): Promise<Doubted> {
  await lockDoubt(tx, cui);
  if (decidedOn > romanianDay(at)) return { ok: false, error: "future" };
  const before = await findDoubt(tx, cui);
  if (!before && !(await isKnownCompany(tx, cui))) return { ok: false, error: "unknown" };
  const subject = { kind: "company-credit" as const, id: cui };
  await refuseStale(tx, subject, { expectedVersion, loadCurrent: async () => before ?? {} });
  if (!before && reason === null) return { ok: false, error: "unchanged" };
  await insertDoubt(tx, { cui, reason, decidedOn, at, by: actor.name });
  await recordChange(tx, {
    actor,
    subject,
    sentence:
      reason === null
        ? `Facturile firmei cu CUI ${cui} nu mai sunt incerte.`
        : `Facturile firmei cu CUI ${cui} sunt incerte: ${reason}`,
    before: before ? { doubtful: before.reason } : null,
    after: reason === null ? null : { doubtful: reason, decided_on: decidedOn },
    touched: [],
  });
  return { ok: true };
}
