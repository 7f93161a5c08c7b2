/** Id of the video tab's radio button. The gallery's video thumbnail is its label. */
export const FILM_TAB_ID = "film";
