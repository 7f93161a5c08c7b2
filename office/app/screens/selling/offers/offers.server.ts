import { listStaffOffers } from "@curat/contract/staff/offers";
import { momentCell } from "../../../lists/cells.ts";
import type { Queue } from "../../../lists/queue.server.ts";
import { need } from "../../../session/api.server.ts";
import { OFFERS } from "./offers-shape.ts";
import { texts } from "./texts.ts";

export const OFFER_QUEUE: Queue<typeof listStaffOffers> = {
  shape: OFFERS,
  read: (context, { stare }, page) => {
    // The cast is safe, because the list accepts only known values for this filter.
    const state = stare as keyof typeof texts.states | undefined;
    return need(context, listStaffOffers, { query: { state, ...page } });
  },
  columns: [
    ["De la", (one) => one.name],
    ["Firmă", (one) => one.company],
    ["E-mail", (one) => one.email],
    ["Număr", (one) => one.number],
    ["Stare", texts.stateOf],
    ["Rânduri", (one) => one.lines_count],
    ["Total cu TVA", (one) => one.total],
    ["Valabilă până la", (one) => (one.valid_until === null ? null : momentCell(one.valid_until))],
    ["Cerută", (one) => momentCell(one.created_at)],
  ],
};
