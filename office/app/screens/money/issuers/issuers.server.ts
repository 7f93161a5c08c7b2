import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/invoice-issuers";
import { changeStaffSetting, getStaffSetting } from "@curat/contract/staff/settings";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { texts } from "./texts.ts";

const HERE = "/emitere-facturi";
const KEY = "invoiceIssuer";

/** Loads the setting, the series at each service with an account, and pending documents. */
export async function loadIssuers({ context }: LoaderFunctionArgs) {
  const may = await mayDo(context);
  const { data: state } = await need(context, calls.getInvoiceIssuers);
  const maySee = may("settings:view");
  const setting = maySee ? (await need(context, getStaffSetting, { params: { key: KEY } })).data : undefined;
  const services = maySee
    ? await Promise.all(
        state.accounts.map(async (issuer) => {
          const answer = await apiOf(context).call(calls.listIssuerSeries, { params: { issuer } });
          return {
            issuer,
            series: answer.ok ? answer.data : [],
            why: answer.ok ? null : (answer.message ?? ""),
          };
        }),
      )
    : [];
  return {
    ...state,
    services,
    setting: setting && { value: readValue(setting.value), version: setting.version },
    mayIssue: may("invoices:issue"),
    mayEdit: may("settings:edit"),
  };
}

function readValue(value: unknown): { issuer: string; series: string; efactura: string } {
  const { issuer = "shop", series = "", efactura = "issuer" } = (value ?? {}) as Record<string, string>; // The API validates the setting.
  return { issuer, series, efactura };
}

export async function actOnIssuers({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = textOf(form, "document");
  const params = { id };
  switch (textOf(form, "form")) {
    case "choose": {
      const [issuer = "shop", series = ""] = textOf(form, "choice").split(" ");
      const body = {
        value: { issuer, series, efactura: textOf(form, "efactura") || "issuer" },
        version: Number(textOf(form, "version")),
      };
      const sent = await send(context, form, changeStaffSetting, { params: { key: KEY }, body });
      return sent.ok ? leaveTo(context, HERE, texts.chosen) : sent.refusal;
    }
    case "retry":
      return press(context, calls.retryIssuerDocument, { params }, { to: HERE, message: texts.retried });
    case "own":
      return press(context, calls.moveToOwnSeries, { params }, { to: HERE, message: texts.ownIssued });
    case "absent":
      return press(
        context,
        calls.settleIssuerDocument,
        { params, body: { number: null } },
        { to: HERE, message: texts.sentAgain },
      );
    default: {
      if (!textOf(form, "form").startsWith("found-")) throw data(null, { status: 404 });
      const number = Number(
        textOf(form, "number")
          .trim()
          .replace(/^0+(?=\d)/, ""),
      );
      const sent = await send(context, form, calls.settleIssuerDocument, { params, body: { number } });
      return sent.ok ? leaveTo(context, HERE, texts.settled) : sent.refusal;
    }
  }
}
