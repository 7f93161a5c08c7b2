import { PRIVACY_SENT_TEXT } from "@curat/contract/privacy.values";
import { catalogue } from "@curat/contract/texts.values";

export const privacyTexts = catalogue("account-cookie", { sent: PRIVACY_SENT_TEXT });
