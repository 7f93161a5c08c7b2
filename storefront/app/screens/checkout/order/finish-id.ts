/** Element with the terms and the order button. */
export const FINISH_ID = "finalizare";
