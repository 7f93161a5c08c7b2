import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";

export class Undone<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super("undone");
    this.outcome = outcome;
  }
}

/** Runs `work` in one transaction. Returns its result, or the outcome of a thrown `Undone`. */
export async function undoable<T>({ db }: Pick<ApiContext, "db">, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await transaction(db, work);
  } catch (error) {
    if (error instanceof Undone) return error.outcome as T;
    throw error;
  }
}
