import { listStaffComplaints } from "@curat/contract/staff/complaints";
import { dayCell, momentCell } from "../../../lists/cells.ts";
import type { Queue } from "../../../lists/queue.server.ts";
import { need } from "../../../session/api.server.ts";
import { COMPLAINTS } from "./complaints-shape.ts";
import { texts } from "./texts.ts";

export const COMPLAINT_QUEUE: Queue<typeof listStaffComplaints> = {
  shape: COMPLAINTS,
  read: (context, { stare, termen }, page) => {
    // The list knows only states and deadlines that there are.
    const state = stare as keyof typeof texts.states | undefined;
    const deadline = termen as keyof typeof texts.deadlines | undefined;
    return need(context, listStaffComplaints, { query: { state, deadline, ...page } });
  },
  columns: [
    [texts.number, (one) => one.number],
    [texts.type, (one) => one.type],
    [texts.order, (one) => one.ordernr],
    [texts.customer, (one) => one.customer_name],
    [texts.email, (one) => one.customer_email],
    [texts.status, (one) => one.status],
    [texts.deadline, (one) => dayCell(one.deadline?.until ?? null)],
    [texts.asked, (one) => momentCell(one.created_at)],
    [texts.answered, (one) => momentCell(one.answered_at)],
  ],
};
