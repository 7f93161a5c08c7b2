/** Verbatim from the specification (requirements: B21). */
export const MESSAGE_SENT_TEXT = "Mesajul a fost trimis cu success.";
