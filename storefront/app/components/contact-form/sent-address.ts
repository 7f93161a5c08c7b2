/** The form's fragment on its page, and the query key of a message sent without JavaScript. */
export const CONTACT_FORM_ID = "mesaj";
export const SENT_KEY = "trimis";
