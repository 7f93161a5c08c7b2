import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { providerForm } from "@curat/contract/staff/accounts.values";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { AccountPanel } from "./account-panel.tsx";
import { changeAccount, loadAccount } from "./account.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadAccount(context, params.provider ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeAccount(request, context, params.provider ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? providerForm(loaderData.accounts.provider).name : "Cont")();

export default function Account() {
  const { accounts, history, mayEdit } = useLoaderData<typeof loader>();
  const { name, about, modes } = providerForm(accounts.provider);
  return (
    <Page title={`Contul ${name}`} trail={[{ to: "/setari", text: "Setări" }]}>
      <p>{about}</p>
      {!mayEdit && <p>Poți vedea conturile, dar nu le poți modifica.</p>}
      {accounts.is_from_environment ? (
        <Panel title="Contul">
          <p>
            Contul este pus în setările serverului și se schimbă doar acolo. Dacă funcționează, vezi în{" "}
            <Link to="/stare">Starea magazinului</Link>.
          </p>
        </Panel>
      ) : (
        <Panels>
          {modes.toReversed().map((mode) => (
            <AccountPanel key={mode} {...{ accounts, mode, mayEdit }} />
          ))}
        </Panels>
      )}
      <ChangeHistory rows={history} />
    </Page>
  );
}
