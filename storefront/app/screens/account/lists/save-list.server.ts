import type { RouterContextProvider } from "react-router";
import { changeReorderList } from "@curat/contract/reorder-lists";
import { textOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../../components/form/submit.server.ts";
import { addAndGo } from "../../../session/cart/add-and-go.server.ts";
import { linesOf, SENDING_FIELD } from "../../../session/cart/cart-form.ts";
import { redirectWithNotices } from "../../../session/notices.server.ts";
import { CHOSEN_FIELD, LIST_INTENT, LISTS_PAGE } from "../../../components/reorder-list/list-form.ts";
import { texts } from "./texts.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
  id: string;
}

/** Handles every button of a list's page. All except "add to cart" save the name and the lines. */
export async function saveList({ request, context, id }: Sent) {
  const form = await request.formData();
  const page = `${LISTS_PAGE}/${encodeURIComponent(id)}`;
  const typed = linesOf(form);
  const [intent = "", product = ""] = textOf(form, "intent").split(":");
  if (intent === LIST_INTENT.add) {
    const chosen = new Set(form.getAll(CHOSEN_FIELD).map(Number));
    const lines = typed.filter(({ productid }) => chosen.has(productid));
    if (lines.length === 0)
      return redirectWithNotices(context, page, [{ kind: "error", text: texts.noneChosen }]);
    return addAndGo(context, { lines, sending: textOf(form, SENDING_FIELD), back: page });
  }
  const fields = [...form.keys()].filter((name) => /^lines\[\d+\]$/.test(name));
  const lines = fields.map((name) => ({
    productid: Number(name.slice(6, -1)),
    quantity: Number(textOf(form, name) || Number.NaN),
  }));
  const wrong = lines.filter(({ productid, quantity }) => !isPieces(quantity) && !isLeaving(productid));
  const order = moved(lines, { intent, productid: Number(product) });
  return submit(context, changeReorderList, {
    params: { id },
    form,
    body: {
      name: textOf(form, "name"),
      version: Number(textOf(form, "version")),
      lines: wrong.length > 0 ? lines : order,
    },
    done: { stay: request, data: {}, to: page },
    refused: ({ status, errors }) => ({
      errors: {
        ...errors,
        ...Object.fromEntries(wrong.map(({ productid }) => [`lines[${productid}]`, [texts.noNumber]])),
        ...(status === 409 && { version: [texts.changedMeanwhile] }),
      },
    }),
  });

  function isLeaving(productid: number): boolean {
    return intent === LIST_INTENT.remove && productid === Number(product);
  }
}

function isPieces(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000;
}

interface ListLine {
  productid: number;
  quantity: number;
}

export function moved(
  lines: readonly ListLine[],
  { intent, productid }: { intent: string; productid: number },
): ListLine[] {
  const at = lines.findIndex((line) => line.productid === productid);
  const line = lines[at];
  if (!line) return [...lines];
  const otherLines = lines.toSpliced(at, 1);
  if (intent === LIST_INTENT.remove) return otherLines;
  if (intent === LIST_INTENT.up) return otherLines.toSpliced(Math.max(0, at - 1), 0, line);
  return intent === LIST_INTENT.down ? otherLines.toSpliced(at + 1, 0, line) : [...lines];
}
