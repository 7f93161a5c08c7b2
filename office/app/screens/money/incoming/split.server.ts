import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/incoming";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { PAGE } from "./incoming-shape.ts";

/** Loads a transfer and the open invoices that it could pay. By default, these are the payer's invoices. */
export async function loadSplit({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const q = url.searchParams.get("q") ?? "";
  const { data: split } = await need(context, calls.listIncomingParts, { params: { id }, query: { q } });
  return { ...split, q };
}

/** Distributes the transfer: pays each invoice for which an amount was entered. */
export async function splitTransfer({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = [...form.keys()]
    .filter((name) => name.startsWith("amount-") && textOf(form, name) !== "")
    .map((name) => ({
      name,
      orderID: Number(name.slice("amount-".length)),
      amount: leiOf(textOf(form, name)),
    }))
    .filter(({ amount }) => amount !== 0);
  const parts = typed.map(({ orderID, amount }) => ({ orderID, amount }));
  const sent = await send(context, form, calls.splitIncoming, { params: { id }, body: { parts } });
  if (sent.ok) return leaveTo(context, PAGE.bank, "Transferul a fost împărțit pe facturi.");
  const { data: refused, init } = sent.refusal;
  const errors = Object.entries(refused.errors).map(([key, texts]) => {
    const index = /^parts\.(\d+)\./.exec(key)?.[1];
    return [index === undefined ? key : (typed[Number(index)]?.name ?? key), texts] as const;
  });
  const messages = [...refused.messages, ...(refused.errors.parts ?? [])];
  return data({ ...refused, errors: Object.fromEntries(errors), messages }, init ?? {});
}
