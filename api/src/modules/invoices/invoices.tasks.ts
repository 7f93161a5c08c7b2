/** Invoices that follow an order's moves: issued when the parcel leaves, taken back when no sale stands. */
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../context.ts";
import type { JobPayloads } from "../../jobs/enqueue.ts";
import { efacturaTasks } from "./efactura/sending/efactura.tasks.ts";
import { issueAgain, issueInvoice, stornoEnded } from "./invoices.service.ts";
import { CLOCK } from "../changes/index.ts";

export function invoiceTasks(context: ApiContext): TaskList {
  return {
    // Both find their work done when they run again: an order has one standing invoice or none.
    issue_invoice: async (payload) => {
      const { orderId, isAgain = false } = payload as JobPayloads["issue_invoice"];
      await (isAgain ? issueAgain : issueInvoice)(context, orderId, CLOCK);
    },
    storno_invoice: async (payload) => {
      const { orderId } = payload as JobPayloads["storno_invoice"];
      await stornoEnded(context, orderId, CLOCK);
    },
    ...efacturaTasks(context),
  };
}
