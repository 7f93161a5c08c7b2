import { data } from "react-router";
import * as calls from "@curat/contract/staff/accounts";
import type { ProviderAccounts } from "@curat/contract/staff/accounts";
import { ACCOUNT_MODES, providerForm } from "@curat/contract/staff/accounts.values";
import type { AccountMode } from "@curat/contract/staff/accounts.values";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { accountRows } from "../../../components/accounts/account-rows.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { leaveRefused, press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { fieldName, filledFields, formOfMode } from "./account-fields.ts";

export async function loadAccounts(context: Context) {
  const { data: all } = await need(context, calls.listAccounts);
  const groups = Map.groupBy(accountRows(all), ({ group }) => group);
  return { groups: [...groups].map(([group, rows]) => ({ group, rows })) };
}

/** Loads the accounts of one provider. Throws 404 for an unknown provider. */
export async function loadAccount(context: Context, provider: string) {
  const [{ data: all }, history, may] = await Promise.all([
    need(context, calls.listAccounts),
    loadHistory(context, "account", provider),
    mayDo(context),
  ]);
  const accounts = all.find((one) => one.provider === provider);
  if (!accounts) throw data(null, { status: 404 });
  return { accounts, history, mayEdit: may("settings:edit") };
}

/** Saves, checks, chooses or deletes an account, depending on the form. */
export async function changeAccount(request: Request, context: Context, provider: string) {
  const { accounts } = await loadAccount(context, provider);
  const form = await formOf(request);
  const named = textOf(form, "form");
  const to = `/setari/conturi/${provider}`;
  const saved = ACCOUNT_MODES.find((mode) => named === formOfMode(mode));
  if (saved) return save(context, form, { accounts, mode: saved });
  const mode = ACCOUNT_MODES.find((one) => one === textOf(form, "mode"));
  const version = Number(textOf(form, "version"));
  switch (named) {
    case "use":
      return press(
        context,
        calls.chooseAccount,
        { params: { provider }, body: { mode: mode ?? null, version } },
        {
          to,
          message: mode ? "De acum magazinul folosește acest cont." : "Magazinul nu mai folosește contul.",
        },
      );
    case "check":
      return check(context, { provider, mode: mode ?? "live", to });
    case "delete":
      return press(
        context,
        calls.deleteAccount,
        { params: { provider, mode: mode ?? "" }, query: { version: String(version) } },
        { to, message: "Contul a fost șters." },
      );
    default:
      throw data(null, { status: 404 });
  }
}

async function save(
  context: Context,
  form: FormData,
  { accounts, mode }: { accounts: ProviderAccounts; mode: AccountMode },
) {
  const { provider } = accounts;
  const fields = Object.entries(providerForm(provider).fields);
  const body = {
    fields: Object.fromEntries(
      fields.map(([name, { isSecret }]) => [
        name,
        isSecret ? exactTextOf(form, fieldName(name)) : textOf(form, fieldName(name)),
      ]),
    ),
    version: Number(textOf(form, "version")),
  };
  // A refused form is shown again with the entered values, which must not include secrets.
  for (const [name, { isSecret }] of fields) if (isSecret) form.delete(fieldName(name));
  const sent = await send(
    context,
    form,
    calls.saveAccount,
    { params: { provider, mode }, body },
    {
      subject: { kind: "account", id: provider },
      fill: (current: ProviderAccounts): Typed => filledFields(current, mode),
      labels: Object.fromEntries(fields.map(([name, { label }]) => [fieldName(name), label])),
    },
  );
  return sent.ok
    ? leaveTo(
        context,
        `/setari/conturi/${provider}`,
        "Contul a fost salvat. Apasă „Verifică” ca să-l încerci.",
      )
    : sent.refusal;
}

async function check(
  context: Context,
  { provider, mode, to }: { provider: string; mode: AccountMode; to: string },
): Promise<never> {
  const answer = await apiOf(context).call(calls.checkAccount, { params: { provider, mode } });
  if (!answer.ok) return leaveRefused(context, answer, to);
  const found = answer.data.accounts.find((account) => account.mode === mode)?.check;
  return leaveTo(context, to, found?.words, found?.is_good === false ? "error" : "success");
}
