/** Background jobs of e-Factura. They have their own queue, so that a slow ANAF delays no other jobs. */
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../../../context.ts";
import { loadSettings } from "../../../../platform/settings/index.ts";
import { anafOf } from "../anaf/connection.service.ts";
import { findConnection } from "../anaf/connection.store.ts";
import { fetchZips, readLists } from "./fetch.ts";
import { requestStatuses, findUnknown, settleReported } from "./follow.ts";
import { beginRun, type Run, type Shop } from "./run.ts";
import { checkDrafts, digitsOf, giveUpAbandoned, sendDue } from "./send.ts";

export function efacturaTasks(context: ApiContext): TaskList {
  return {
    efactura_step: () => stepEfactura(context),
    efactura_lists: async () => {
      const { INVOICE } = await loadSettings(context.db);
      const cif = digitsOf(INVOICE.cui ?? "");
      if (INVOICE.efactura && cif !== "" && anafOf(context) && (await findConnection(context.db)))
        await readLists(context, cif);
    },
  };
}

/** Validates, sends and tracks due documents. Safe to run concurrently and to abort at any point. */
export async function stepEfactura(shop: Shop, run: Run = beginRun()): Promise<void> {
  await giveUpAbandoned(shop);
  await checkDrafts(shop);
  if (!anafOf(shop) || !(await findConnection(shop.db))) return;
  await settleReported(shop);
  await findUnknown(shop, run);
  await requestStatuses(shop, run);
  await sendDue(shop, run);
  await fetchZips(shop, run);
}
