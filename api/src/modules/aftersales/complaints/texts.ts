import { COMPLAINT_SENT_TEXT } from "@curat/contract/complaints.values";
import { catalogue } from "@curat/contract/texts.values";

export const complaintTexts = catalogue("account-complaints", { sent: COMPLAINT_SENT_TEXT });
