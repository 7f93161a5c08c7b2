/** The form's fragment, and the query key for a message sent without JavaScript. */
export const CONTACT_FORM_ID = "mesaj";
export const SENT_KEY = "trimis";
