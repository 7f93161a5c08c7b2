import { MESSAGE_SENT_TEXT } from "@curat/contract/contact.values";
import { catalogue } from "@curat/contract/texts.values";

export const contactTexts = catalogue("request-info", { sent: MESSAGE_SENT_TEXT });
