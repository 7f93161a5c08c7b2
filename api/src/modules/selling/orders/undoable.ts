/** Transactions that can be rolled back with a result. */
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";

/** Thrown to roll a transaction back; its outcome becomes the result. */
export class Undone<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super("undone");
    this.outcome = outcome;
  }
}

/** Runs `work` in one transaction; returns its result, or the outcome of an Undone that it threw. */
export async function undoable<T>({ db }: Pick<ApiContext, "db">, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, work);
  } catch (error) {
    if (error instanceof Undone) return error.outcome as T;
    throw error;
  }
}
