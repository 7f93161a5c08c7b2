import { signText, isSignedText } from "../../../../identity/signed-access.ts";
import type { ApiConfig } from "../../../../config.ts";
import { accountOf } from "../../../platform/accounts/index.ts";

export interface ReturnPath {
  /** The mailbox that receives reports about the email. */
  address: string;
  /** Signature of the email's id. Reports without it are ignored, because anybody can send one. */
  proof: string;
}

/** Returns where reports about a marketing email go; undefined without an account for them. */
export function returnPathOf(config: ApiConfig, mailId: string): ReturnPath | undefined {
  const account = accountOf(config, "bounces");
  return account && { address: account.address, proof: signText(config.sealKey, mailId) };
}

interface ReportedMail {
  kind: "campaign" | "reminder";
  /** Id of the recipient of a campaign, or of the reminder. */
  id: number;
}

/** Returns the marketing email that a message id in a report names; undefined if we did not send it. */
export function reportedMail(config: ApiConfig, messageId: string): ReportedMail | undefined {
  const [, mailId = "", proof = ""] = /^(.+)\.([0-9a-f]{32})$/.exec(messageId) ?? [];
  const [, campaignRecipient, reminder] =
    /^(?:campaign-\d{1,9}-(\d{1,15})|marketing-reminder-(\d{1,15}))$/.exec(mailId) ?? [];
  const id = campaignRecipient ?? reminder;
  if (id === undefined || !isSignedText(config.sealKey, mailId, proof)) return undefined;
  return { kind: campaignRecipient === undefined ? "reminder" : "campaign", id: Number(id) };
}
