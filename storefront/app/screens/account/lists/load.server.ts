import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { listReorderLists } from "@curat/contract/reorder-lists";
import { longDate } from "@curat/ui/date/long-date.ts";
import { apiOf } from "../../../session/api.server.ts";
import { entryDialogOf } from "../entry-dialog.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "./texts.ts";

export async function loadLists(context: Readonly<RouterContextProvider>, url: URL) {
  const answer = await apiOf(context).call(listReorderLists);
  const lists = answer.ok
    ? answer.data.map(({ changed_at, ...list }) => ({ ...list, changed: longDate(changed_at) }))
    : undefined;
  const opened = entryDialogOf(url);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    lists,
    sending: randomUUID(),
    leaving: opened?.kind === "delete" ? lists?.find(({ id }) => id === opened.id) : undefined,
  };
}
