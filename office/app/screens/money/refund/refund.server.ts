import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { getRefundable, giveRefund, previewRefund } from "@curat/contract/staff/refunds";
import type { RefundPreview } from "@curat/contract/staff/refunds";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";

export async function loadRefundable({ context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireStaff(context);
  const { data: order } = await need(context, getRefundable, { params: { id } });
  return { order };
}

export interface Previewed extends Refused {
  preview: RefundPreview;
}

/** Previews or makes a refund. The preview is kept while the page asks for the second factor. */
export async function changeRefund(request: Request, context: Context, id: string) {
  const form = await request.formData();
  const params = { id };
  const requested = refundIn(form);
  if (textOf(form, "step") !== "give") {
    const sent = await send(context, form, previewRefund, { params, body: requested });
    if (!sent.ok) return sent.refusal;
    const shown: Previewed = {
      form: "refund",
      values: typedValues(form),
      errors: {},
      messages: [],
      preview: sent.data,
    };
    return data(shown, { status: 200 });
  }
  const body = {
    ...requested,
    reason: textOf(form, "reason"),
    bank: textOf(form, "bank"),
    iban: textOf(form, "iban"),
    version: Number(textOf(form, "version")),
  };
  const sent = await send(context, form, giveRefund, { params, body });
  if (sent.ok)
    return leaveTo(
      context,
      `/comenzi/${encodeURIComponent(id)}`,
      "Restituirea a fost înregistrată, iar factura storno a fost trimisă clientului.",
    );
  const { data: refused, init } = sent.refusal;
  if (refused.needs !== "second-factor") return sent.refusal;
  const shown = await apiOf(context).call(previewRefund, { params, body: requested });
  return shown.ok ? data({ ...refused, preview: shown.data } satisfies Previewed, init ?? {}) : sent.refusal;
}

function refundIn(form: FormData) {
  const lines = [...form].flatMap(([name, typed]) => {
    const [, position] = /^lines\[(\d{1,5})\]$/.exec(name) ?? [];
    return position === undefined ? [] : [{ position: Number(position), quantity: Number(typed) }];
  });
  const amount = textOf(form, "amount");
  return {
    lines: lines.filter(({ quantity }) => quantity !== 0),
    delivery: form.has("delivery"),
    amount: amount === "" ? null : leiOf(amount),
  };
}
