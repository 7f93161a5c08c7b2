import { listStaffMessages } from "@curat/contract/staff/messages";
import type { MessageKind } from "@curat/contract/staff/messages.values";
import { momentCell } from "../../../lists/cells.ts";
import type { Queue } from "../../../lists/queue.server.ts";
import { need } from "../../../session/api.server.ts";
import { MESSAGES } from "./messages-shape.ts";
import { texts } from "./texts.ts";

export const MESSAGE_QUEUE: Queue<typeof listStaffMessages> = {
  shape: MESSAGES,
  read: (context, { stare, fel, cine }, page) => {
    // The list knows only what there is to choose.
    const state = stare as keyof typeof texts.states | undefined;
    const kind = fel as MessageKind | undefined;
    const assignee = cine as keyof typeof texts.assignees | undefined;
    return need(context, listStaffMessages, { query: { state, kind, assignee, ...page } });
  },
  columns: [
    [texts.who, (one) => one.name],
    [texts.email, (one) => one.email],
    [texts.kind, (one) => texts.kinds[one.kind]],
    [texts.product, (one) => one.product?.name ?? null],
    [texts.question, (one) => one.questions],
    [texts.state, (one) => texts.states[one.state]],
    [texts.assignee, (one) => one.assignee?.name ?? null],
    [texts.at, (one) => momentCell(one.created_at)],
  ],
};
