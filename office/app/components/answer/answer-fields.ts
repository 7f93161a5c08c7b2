/** The name of a form that answers. */
export const ANSWER_FORM = "answer";
/** The button that puts a ready answer into the text. */
export const PUT_IN = "put_in";
