import { listStaffMessages } from "@curat/contract/staff/messages";
import type { MessageKind } from "@curat/contract/staff/messages.values";
import { momentCell } from "../../lists/cells.ts";
import { fileAnswer } from "../../lists/file.server.ts";
import { readList } from "../../lists/list-address.ts";
import type { ListState } from "../../lists/list-address.ts";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { MESSAGES } from "./messages-shape.ts";
import { texts } from "./texts.ts";

const FILE_PAGE = "200";

function queryOf({ filters, sort }: ListState, page: number) {
  return {
    // The list knows only what there is to choose.
    state: filters.stare as keyof typeof texts.states | undefined,
    kind: filters.fel as MessageKind | undefined,
    assignee: filters.cine as keyof typeof texts.assignees | undefined,
    q: filters.q,
    sort: sort.isDescending ? ("newest" as const) : ("oldest" as const),
    page: String(page),
  };
}

/** A page of the messages. */
export async function loadMessages(context: Context, url: URL) {
  const state = readList(MESSAGES, url.searchParams);
  const { data, meta } = await need(context, listStaffMessages, { query: queryOf(state, state.page) });
  return { state, messages: data, total: meta.total, lastPage: meta.last_page };
}

/** All messages as filtered. */
export async function messagesAsFile(context: Context, url: URL): Promise<Response> {
  const state = readList(MESSAGES, url.searchParams);
  const read = (page: number) =>
    need(context, listStaffMessages, { query: { ...queryOf(state, page), per_page: FILE_PAGE } });
  const head = [
    texts.who,
    texts.email,
    texts.kind,
    texts.product,
    texts.question,
    texts.state,
    texts.assignee,
    texts.at,
  ];
  return fileAnswer(url, head, async (page) => {
    const { data, meta } = await read(page);
    const rows = data.map((one) => [
      one.name,
      one.email,
      texts.kinds[one.kind],
      one.product?.name ?? null,
      one.questions,
      texts.states[one.state],
      one.assignee?.name ?? null,
      momentCell(one.created_at),
    ]);
    return { rows, hasMore: page < meta.last_page };
  });
}
