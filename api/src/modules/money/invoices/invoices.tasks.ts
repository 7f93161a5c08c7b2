import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import type { JobPayloads } from "../../../jobs/enqueue.ts";
import { efacturaTasks } from "./efactura/sending/efactura.tasks.ts";
import { stepIssuers } from "./issuers/outbox.service.ts";
import { issueAgain, issueInvoice, stornoEnded } from "./invoices.service.ts";
import { listInvoices } from "./invoices.store.ts";
import { CLOCK } from "../../platform/changes/index.ts";
import { Refusal } from "../../../http/refusal.ts";
import { leftWithout } from "../../selling/orders/index.ts";

export function invoiceTasks(context: ApiContext): TaskList {
  return {
    // Both functions are idempotent, because an order has at most one valid invoice.
    issue_invoice: async (payload) => {
      const { orderId, isAgain = false } = payload as JobPayloads["issue_invoice"];
      await unlessRefused(() => (isAgain ? issueAgain : issueInvoice)(context, orderId, CLOCK));
    },
    issue_missing_invoices: async () => {
      for (const { id, leftAt } of await leftWithout(context.db, context.now())) {
        // Staff reversed the invoice on purpose after shipping, so no other is issued.
        const isReversed = (await listInvoices(context.db, id)).some(({ issuedAt }) => issuedAt >= leftAt);
        if (!isReversed) await unlessRefused(() => issueInvoice(context, id, CLOCK));
      }
    },
    storno_invoice: async (payload) => {
      const { orderId } = payload as JobPayloads["storno_invoice"];
      await stornoEnded(context, orderId, CLOCK);
    },
    issue_elsewhere: () => stepIssuers(context),
    ...efacturaTasks(context),
  };
}

/** Runs `issue` and ignores refusals, because a retry cannot correct wrong data. (decision 0087) */
async function unlessRefused(issue: () => Promise<unknown>): Promise<void> {
  try {
    await issue();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
