import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import type { JobPayloads } from "../../../jobs/enqueue.ts";
import { draftLink, viewDraft } from "../../selling/recurring-orders/index.ts";
import type { Mailer } from "./mail.ts";
import { senderOf } from "./mail-page.ts";
import { loadMailShop } from "./mail-shop.ts";
import { recurringDraftMail } from "./recurring-draft-mail.ts";

export function recurringDraftMailTasks(context: ApiContext, send: Mailer): TaskList {
  return {
    recurring_draft_mail: async (payload) => {
      const { draftId } = payload as JobPayloads["recurring_draft_mail"];
      const view = await viewDraft(context, draftId);
      // No email if the draft was erased, answered, or expired while the mail server was down.
      if (view?.state !== "open" || !view.model) return;
      const shop = await loadMailShop(context, view.recurring);
      const { firstName } = view.model.order;
      const link = draftLink(context, view.draft);
      await send(recurringDraftMail({ ...view, firstName, link }, shop), senderOf(shop));
    },
  };
}
