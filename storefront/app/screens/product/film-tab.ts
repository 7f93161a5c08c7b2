/** The radio button of the films' tab: a thumbnail of the gallery is its label, so that it opens without a script. */
export const FILM_TAB_ID = "film";
