/** Name and id of a draft's form. Its fields and buttons may be anywhere on the page; each button saves all of them. */
export const DRAFT = "draft";
/** Field of the buttons that do something after saving. The page's server code lists its values. */
export const THEN = "then";
