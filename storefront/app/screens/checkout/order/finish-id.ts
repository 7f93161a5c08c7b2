/** Where terms and the ordering button stand. */
export const FINISH_ID = "finalizare";
