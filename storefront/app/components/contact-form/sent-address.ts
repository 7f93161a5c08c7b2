export const CONTACT_FORM_ID = "mesaj";
export const SENT_KEY = "trimis";
