import { counted } from "@curat/contract/quantity-text.values";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { cuiDigits } from "@curat/contract/cui.values";
import { toLei } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import { type CreditTerms, termRefusal } from "./credit.rules.ts";
import {
  type Credit,
  deleteCredit,
  findCredit,
  findDoubt,
  insertOrderTerm,
  isCreditBuyer,
  isKnownCompany,
  loadTermsFor,
  loadTermsOf,
  lockCredit,
  putCredit,
  unknownBuyers,
} from "./credit.store.ts";

type Shop = Pick<ApiContext, "db">;
export type SetCredit = { ok: true } | { ok: false; error: "unknown" } | { ok: false; errors: FieldErrors };

/** The account that orders. Only manual orders set `cui`: digits, or null for an individual. */
export interface TermsBuyer {
  customerId: number | null;
  cui?: string | null | undefined;
}

/** Returns the payment terms that a buyer can use. Most buyers have none, so the list is usually empty. */
export async function loadCreditFor(
  db: Db,
  { customerId, cui }: TermsBuyer,
  now: Date,
): Promise<CreditTerms[]> {
  if (cui === undefined) return customerId === null ? [] : loadTermsFor(db, customerId, now);
  const terms = cui === null ? undefined : await loadTermsOf(db, cui, now);
  return terms ? [terms] : [];
}

/**
 * Locks and returns the payment terms of the invoiced company; the lock lasts until the transaction ends. Undefined
 * if the company has no terms or the account may not use them.
 */
export async function holdCredit(
  tx: Tx,
  { cui, customerId, isEntered, now }: TermsBuyer & { cui: string | null; isEntered: boolean; now: Date },
): Promise<CreditTerms | undefined> {
  if (cui === null) return undefined;
  await lockCredit(tx, cui);
  const isBuyer = isEntered || (customerId !== null && (await isCreditBuyer(tx, { cui, customerId })));
  return isBuyer ? loadTermsOf(tx, cui, now) : undefined;
}

/**
 * Returns the payment terms that an unpaid order's company has when the order is amended. The used amount excludes
 * the order itself. If `lock` is given, locks the terms until the transaction ends.
 */
export async function loadCreditOfOrder(
  db: Db,
  { paymentCode, company, totalBani }: ChangedOrder,
  { now, lock }: { now: Date; lock?: Tx | undefined },
): Promise<CreditTerms[]> {
  if (!company) return [];
  const cui = cuiDigits(company.cui);
  if (lock) await lockCredit(lock, cui);
  const terms = await loadTermsOf(db, cui, now);
  const ownBani = paymentCode === PAYMENT_CODE.onTerms ? totalBani : 0;
  return terms ? [{ ...terms, usedBani: terms.usedBani - ownBani }] : [];
}

interface ChangedOrder {
  paymentCode: string;
  company: { cui: string } | null;
  totalBani: number;
}

/**
 * Stores the payment terms of a placed order. If the terms alone would not have allowed the order, also records the
 * reason given by staff.
 */
export async function saveTerms(
  tx: Tx,
  { id, number, totalBani }: { id: number; number: number; totalBani: number },
  { credit, actor, reason }: { credit: CreditTerms; actor?: Actor | undefined; reason?: string | undefined },
): Promise<void> {
  const { termDays, limitBani, usedBani, overdueDays } = credit;
  await insertOrderTerm(tx, { orderId: id, termDays });
  if (!actor || !reason || termRefusal(credit, totalBani) === undefined) return;
  await recordChange(tx, {
    actor,
    subject: { kind: "order", id },
    sentence: `Comanda ${number} a fost acceptată cu plata la termen, peste limita firmei: ${reason}`,
    before: null,
    after: { limit: toLei(limitBani), used: toLei(usedBani), overdue_days: overdueDays, reason },
    touched: [],
  });
}

/** Grants or changes a company's payment terms. Throws StaleVersion (409). */
export async function setCredit(
  { db }: Shop,
  { credit, expectedVersion, actor }: { credit: Credit; expectedVersion: number; actor: Actor },
): Promise<SetCredit> {
  return transaction(db, async (tx): Promise<SetCredit> => {
    await lockCredit(tx, credit.cui);
    const before = await findCredit(tx, credit.cui);
    if (!before && !(await isKnownCompany(tx, credit.cui))) return { ok: false, error: "unknown" };
    await refuseStale(tx, subjectOf(credit), { expectedVersion, loadCurrent: async () => before ?? {} });
    if (!before && (await findDoubt(tx, credit.cui)))
      return {
        ok: false,
        errors: { limit: ["Facturile firmei sunt marcate ca incerte. Anulează mai întâi marcarea."] },
      };
    const unknown = await unknownBuyers(tx, credit.buyers);
    if (unknown.length > 0)
      return {
        ok: false,
        errors: { buyers: ["Unul dintre conturi nu mai există. Reîncarcă pagina și alege din nou."] },
      };
    await putCredit(tx, credit);
    await record(tx, { before, after: credit, actor });
    return { ok: true };
  });
}

/** Ends a company's payment terms. Its orders keep their due dates. Returns false if it has none. */
export async function endCredit(
  { db }: Shop,
  { cui, actor }: { cui: string; actor: Actor },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    await lockCredit(tx, cui);
    const before = await findCredit(tx, cui);
    if (!before) return false;
    await deleteCredit(tx, cui);
    await record(tx, { before, after: undefined, actor });
    return true;
  });
}

function subjectOf({ cui }: Pick<Credit, "cui">) {
  return { kind: "company-credit" as const, id: cui };
}

async function record(
  tx: Tx,
  { before, after, actor }: { before: Credit | undefined; after: Credit | undefined; actor: Actor },
): Promise<void> {
  const { cui } = after ?? before ?? { cui: "" };
  const sentence = after
    ? `Plata la termen a firmei cu CUI ${cui}: ${counted(after.termDays, "o zi", "zile")}, limită ${formatOfficeLei(after.limitBani)}.`
    : `Firma cu CUI ${cui} nu mai plătește la termen.`;
  const shown = (credit: Credit | undefined) =>
    credit ? { ...credit, limitBani: toLei(credit.limitBani) } : null;
  await recordChange(tx, {
    actor,
    subject: subjectOf({ cui }),
    sentence,
    before: shown(before),
    after: shown(after),
    touched: [],
  });
}
