/** Id of the video tab's radio button. The gallery's video thumbnail is a label for it. */
export const FILM_TAB_ID = "film";
