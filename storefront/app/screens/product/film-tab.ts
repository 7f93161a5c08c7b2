/**
 * Id of the video tab's radio button. A thumbnail in the gallery is a label of that button, so that it works
 * without JavaScript.
 */
export const FILM_TAB_ID = "film";
