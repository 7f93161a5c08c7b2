/** Reports shipped orders and their invoices to eMAG. */
import type { ApiContext } from "../../../context.ts";
import { invoiceAccess } from "../../selling/orders/index.ts";
import type { EmagClient } from "./emag-client.ts";
import { EMAG_STATUS, readOrder } from "./orders.rules.ts";
import { listToFinish, listToInvoice, writeFinished, writeInvoiced, writeProblem } from "./orders.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** eMAG copies the invoice when it is attached, but a buyer may open the link later. */
const LINK_DAYS = 90;

/** Finalises shipped orders at eMAG and attaches invoices. At a rate limit, the rest waits for the next run. */
export async function reportOrders(shop: Shop, client: EmagClient): Promise<void> {
  const { db, now, config } = shop;
  for (const id of await listToFinish(db)) {
    const finished = await finish(client, id, now());
    if (finished === "later") return;
    if (finished === "done") await writeFinished(db, id, now());
    else await writeProblem(db, id, finished.words);
  }
  for (const { id, randomId, invoice } of await listToInvoice(db)) {
    const access = invoiceAccess({ config }, randomId, new Date(now().getTime() + LINK_DAYS * 86_400_000));
    const url = `${config.shopUrl}/comanda/factura/${randomId}/${encodeURIComponent(access)}`;
    const attached = await client.attachInvoice({ order_id: id, name: `Factura ${invoice}`, url });
    if (attached.ok) await writeInvoiced(db, id, invoice);
    else if (attached.kind === "refused") await writeProblem(db, id, attached.words);
    else return;
  }
}

/**
 * Sets eMAG's status. eMAG accepts only whole orders, so the current one is read and sent back with only its status
 * changed.
 */
async function finish(
  client: EmagClient,
  id: number,
  now: Date,
): Promise<"done" | "later" | { words: string }> {
  const read = await client.listOrders({ id });
  if (!read.ok) return read.kind === "refused" ? { words: read.words } : "later";
  const sent = read.value.find((one) => {
    const order = readOrder(one, now);
    return (order.ok ? order.order : order.head)?.id === id;
  });
  const current = sent === undefined ? undefined : readOrder(sent, now);
  if (!current?.ok)
    return {
      words: "Comanda nu a putut fi citită din eMAG. Caut-o în contul eMAG și marcheaz-o ca „finalizată”.",
    };
  const { status } = current.order;
  if (status === EMAG_STATUS.finalised || status === EMAG_STATUS.returned) return "done";
  if (status === EMAG_STATUS.cancelled)
    return { words: "Comanda a plecat, dar la eMAG este anulată. Oprește coletul sau cere-l înapoi." };
  const saved = await client.saveOrder({ ...(sent as object), status: EMAG_STATUS.finalised });
  if (saved.ok) return "done";
  return saved.kind === "refused" ? { words: saved.words } : "later";
}
