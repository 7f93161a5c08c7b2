/** Keys of the browser's own storage (cart spec, section 3: Local keys). */
export const LAST_ORDER = "lastorder";
