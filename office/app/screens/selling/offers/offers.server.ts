import { listStaffOffers } from "@curat/contract/staff/offers";
import { momentCell } from "../../../lists/cells.ts";
import type { Queue } from "../../../lists/queue.server.ts";
import { need } from "../../../session/api.server.ts";
import { OFFERS } from "./offers-shape.ts";
import { texts } from "./texts.ts";

export const OFFER_QUEUE: Queue<typeof listStaffOffers> = {
  shape: OFFERS,
  read: (context, { stare }, page) => {
    // The list knows only what there is to choose.
    const state = stare as keyof typeof texts.states | undefined;
    return need(context, listStaffOffers, { query: { state, ...page } });
  },
  columns: [
    [texts.who, (one) => one.name],
    [texts.company, (one) => one.company],
    [texts.email, (one) => one.email],
    [texts.number, (one) => one.number],
    [texts.state, (one) => texts.states[one.state]],
    [texts.lines, (one) => one.lines_count],
    [texts.total, (one) => one.total],
    [texts.until, (one) => (one.valid_until === null ? null : momentCell(one.valid_until))],
    [texts.at, (one) => momentCell(one.created_at)],
  ],
};
