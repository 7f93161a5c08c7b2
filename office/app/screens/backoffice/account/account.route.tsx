import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import type { ProviderAccounts } from "@curat/contract/staff/accounts";
import { providerForm } from "@curat/contract/staff/accounts.values";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
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
      <Traffic {...accounts} />
      {!mayEdit && <p>Poți vedea conturile, dar nu le poți modifica.</p>}
      {accounts.is_from_environment ? (
        <Panel title="Contul">
          <p>
            Contul este stabilit în setările serverului și poate fi schimbat doar acolo. Dacă funcționează,
            vezi în <Link to="/stare">Starea magazinului</Link>.
          </p>
        </Panel>
      ) : (
        <Panels>
          {modes.toReversed().map((mode) => (
            <AccountPanel key={mode} {...{ accounts, mode, mayEdit }} />
          ))}
        </Panels>
      )}
      {(accounts.is_from_environment || accounts.mode_in_use) && <NextStep provider={accounts.provider} />}
      <ChangeHistory rows={history} />
    </Page>
  );
}

/** Links to the setting without which a working account has no effect on the checkout. */
function NextStep({ provider }: Pick<ProviderAccounts, "provider">) {
  const { name, group } = providerForm(provider);
  if (group === "shipping")
    return (
      <Panel title="Pasul următor">
        <p>
          {name} apare la finalizarea comenzii după ce îi scrii{" "}
          <Link to="/setari/shipping">prețul livrării</Link>.
        </p>
      </Panel>
    );
  if (group === "payments")
    return (
      <Panel title="Pasul următor">
        <p>
          Cu un singur cont, plata cu cardul apare imediat. Cu mai multe, alege{" "}
          <Link to="/setari/payments">procesatorul plăților noi</Link>.
        </p>
      </Panel>
    );
  return null;
}

/** Shows when the account last worked for a real parcel or payment, regardless of manual checks. */
function Traffic({ used_at: usedAt, refused_at: refusedAt }: ProviderAccounts) {
  if (usedAt === null && refusedAt === null) return null;
  return (
    <FactList
      facts={[
        ["Ultima folosire reușită", usedAt && <Moment key="used" at={usedAt} />],
        [
          "Ultimul AWB refuzat",
          refusedAt && (
            <span key="refused">
              <Moment at={refusedAt} />, <Link to="/ce-nu-a-mers">vezi de ce</Link>
            </span>
          ),
        ],
      ]}
    />
  );
}
