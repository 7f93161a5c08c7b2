export const ANSWER_FORM = "answer";
export const PUT_IN = "put_in";
