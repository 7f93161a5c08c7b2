import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { ACCOUNT_GROUP_LABEL } from "@curat/contract/staff/accounts.values";
import { AccountList } from "../../../components/accounts/account-list.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { loadAccounts } from "./account.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadAccounts(context);

export const meta = titled("Conturi");

export default function Accounts() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Page title="Conturi" trail={[{ to: "/setari", text: "Setări" }]}>
      <p className="mb-4">
        Conturile magazinului la curieri, la procesatorii de plăți și la alți furnizori. Scrie datele primite
        de la fiecare și verifică-le: magazinul le folosește imediat.
      </p>
      {groups.map(({ group, rows }) => (
        <Panel key={group} title={ACCOUNT_GROUP_LABEL[group]}>
          <AccountList rows={rows} />
        </Panel>
      ))}
    </Page>
  );
}
