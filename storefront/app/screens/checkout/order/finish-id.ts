/** Id of the element with the terms and the order button. */
export const FINISH_ID = "finalizare";
