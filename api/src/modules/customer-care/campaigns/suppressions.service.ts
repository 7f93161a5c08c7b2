import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import {
  deleteSuppression,
  findSuppression,
  insertSuppression,
  lockSuppression,
  type Suppression,
} from "./suppressions.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

const subjectOf = (id: number) => ({ kind: "mail-suppression", id }) as const;

/** Suppresses an address whose owner complained. Returns the suppression, possibly an earlier one. */
export async function addComplaint({ db, now }: Shop, email: string, actor: Actor): Promise<Suppression> {
  return transaction(db, async (tx) => {
    const isNew = await insertSuppression(tx, { email, reason: "complaint", detail: "", at: now() });
    const suppression = await findSuppression(tx, email);
    if (!suppression) throw new Error("A suppression was deleted in the transaction that inserted it.");
    if (isNew)
      await recordChange(tx, {
        actor,
        subject: subjectOf(suppression.id),
        sentence: "O adresă nu mai primește campanii.",
        before: null,
        after: { reason: "complaint" },
        touched: [],
      });
    return suppression;
  });
}

/** Lifts a suppression. Returns false for an unknown one. */
export async function endSuppression({ db }: Shop, id: number, actor: Actor): Promise<boolean> {
  return transaction(db, async (tx) => {
    const suppression = await lockSuppression(tx, id);
    if (!suppression) return false;
    await deleteSuppression(tx, id);
    await recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: "O adresă poate primi din nou campanii.",
      before: { reason: suppression.reason },
      after: null,
      touched: [],
    });
    return true;
  });
}
