/**
 * Id of the video tab's radio button. The gallery's video thumbnail is a label for it, which works without
 * JavaScript.
 */
export const FILM_TAB_ID = "film";
