/** Where the contact form stands on its page, and how the page knows that it was sent without JavaScript. */
export const CONTACT_FORM_ID = "mesaj";
export const SENT_KEY = "trimis";
