/** A transaction that may be undone and still says what came of it. */
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";

/** Undoes all that a transaction wrote; the outcome is answered instead of it. */
export class Undone<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super("undone");
    this.outcome = outcome;
  }
}

/** Runs `work` in one transaction; what it throws as Undone, of the same type, is its answer. */
export async function undoable<T>({ db }: Pick<ApiContext, "db">, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, work);
  } catch (error) {
    if (error instanceof Undone) return error.outcome as T;
    throw error;
  }
}
