import type { RouterContextProvider } from "react-router";
import type { Notice } from "@curat/contract/answer-notices";
import { redirectWithNotices } from "../notices.server.ts";
import { addLines, type RequestedCartLine } from "./change-cart.server.ts";
import { linesNotices } from "./lines-notices.ts";

type Context = Readonly<RouterContextProvider>;

/** Adds lines to the cart and redirects there. Redirects to `back` if no line could be added. */
export async function addAndGo(
  context: Context,
  { lines, sending, back }: { lines: RequestedCartLine[]; sending: string; back: string },
) {
  const answer = await addLines(context, { lines, sending });
  if (!answer.ok) return redirectWithNotices(context, back);
  const { added_lines, is_repeated: isRepeated } = answer.data;
  const notices: Notice[] = linesNotices(added_lines, { isRepeated });
  const isNothing = added_lines.every(({ added }) => added === 0);
  return redirectWithNotices(context, isNothing ? back : "/cos", notices);
}
