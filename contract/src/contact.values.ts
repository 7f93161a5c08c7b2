/** Letter for letter as specified (browsing spec, section 8). */
export const MESSAGE_SENT_TEXT = "Mesajul a fost trimis cu success.";
