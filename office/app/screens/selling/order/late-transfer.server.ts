import { recordLateTransfer } from "@curat/contract/staff/transfers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";

export async function takeLateTransfer(context: Context, form: FormData, id: string) {
  const outcome = textOf(form, "outcome") === "revive" ? "revive" : "refund";
  const body = {
    amount: leiOf(textOf(form, "amount")),
    outcome,
    iban: textOf(form, "iban"),
    note: textOf(form, "note"),
    version: Number(textOf(form, "version")),
  } as const;
  const sent = await send(context, form, recordLateTransfer, { params: { id }, body });
  if (!sent.ok) return sent.refusal;
  return leaveTo(
    context,
    `/comenzi/${encodeURIComponent(id)}`,
    outcome === "revive"
      ? "Comanda a fost reluată: este confirmată și plătită."
      : "Suma trebuie restituită clientului.",
  );
}
