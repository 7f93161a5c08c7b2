import { listStaffComplaints } from "@curat/contract/staff/complaints";
import { dayCell, momentCell } from "../../../lists/cells.ts";
import type { Queue } from "../../../lists/queue.server.ts";
import { need } from "../../../session/api.server.ts";
import { COMPLAINTS } from "./complaints-shape.ts";
import { texts } from "./texts.ts";

export const COMPLAINT_QUEUE: Queue<typeof listStaffComplaints> = {
  shape: COMPLAINTS,
  read: (context, { stare, termen }, page) => {
    // The casts are safe, because the list accepts only known values for both filters.
    const state = stare as keyof typeof texts.states | undefined;
    const deadline = termen as keyof typeof texts.deadlines | undefined;
    return need(context, listStaffComplaints, { query: { state, deadline, ...page } });
  },
  columns: [
    ["Numărul", (one) => one.number],
    ["Despre", (one) => one.type],
    ["Comanda", (one) => one.ordernr],
    ["Client", (one) => one.customer_name],
    ["E-mail", (one) => one.customer_email],
    ["Stare", (one) => one.status],
    ["Termen", (one) => dayCell(one.deadline?.until ?? null)],
    ["Primită", (one) => momentCell(one.created_at)],
    ["Ultimul răspuns", (one) => momentCell(one.answered_at)],
  ],
};
