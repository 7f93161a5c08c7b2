/**
 * Fragment of the contact form on its page, and the query key that marks a message as sent without
 * JavaScript.
 */
export const CONTACT_FORM_ID = "mesaj";
export const SENT_KEY = "trimis";
