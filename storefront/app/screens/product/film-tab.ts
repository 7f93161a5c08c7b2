/**
 * Id of the video tab's radio button. A gallery thumbnail is its label, so that it works without JavaScript.
 */
export const FILM_TAB_ID = "film";
