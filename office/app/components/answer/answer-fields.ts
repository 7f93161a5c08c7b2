/** Name of the form that sends an answer. */
export const ANSWER_FORM = "answer";
/** Name of the button that inserts a template into the text. */
export const PUT_IN = "put_in";
