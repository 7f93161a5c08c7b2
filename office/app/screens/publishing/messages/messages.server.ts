import { listStaffMessages } from "@curat/contract/staff/messages";
import type { MessageKind } from "@curat/contract/staff/messages.values";
import { MESSAGE_KINDS, MESSAGE_STATES } from "../../../components/status/message-status.ts";
import { momentCell } from "../../../lists/cells.ts";
import type { Queue } from "../../../lists/queue.server.ts";
import { need } from "../../../session/api.server.ts";
import { MESSAGES } from "./messages-shape.ts";
import { texts } from "./texts.ts";

export const MESSAGE_QUEUE: Queue<typeof listStaffMessages> = {
  shape: MESSAGES,
  read: (context, { stare, fel, cine }, page) => {
    // The casts are safe, because the list accepts only known values for these filters.
    const state = stare as keyof typeof MESSAGE_STATES | undefined;
    const kind = fel as MessageKind | undefined;
    const assignee = cine as keyof typeof texts.assignees | undefined;
    return need(context, listStaffMessages, { query: { state, kind, assignee, ...page } });
  },
  columns: [
    ["De la", (one) => one.name],
    ["E-mail", (one) => one.email],
    ["Felul", (one) => MESSAGE_KINDS[one.kind]],
    ["Produs", (one) => one.product?.name ?? null],
    ["Mesaj", (one) => one.questions],
    ["Stare", (one) => MESSAGE_STATES[one.state]],
    ["Cine răspunde", (one) => one.assignee?.name ?? null],
    ["Primit", (one) => momentCell(one.created_at)],
  ],
};
