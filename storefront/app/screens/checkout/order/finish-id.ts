export const FINISH_ID = "finalizare";
