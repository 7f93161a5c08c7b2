import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { placeOf } from "../../../components/company/place-of.ts";
import { changeCompany, loadCompany } from "./company.server.ts";
import { CreditPanel } from "./credit-panel.tsx";
import { InstitutionPanel } from "./institution-panel.tsx";
import { MergedPanel } from "./merged-panel.tsx";
import { OrdersPanel } from "./orders-panel.tsx";
import { PeoplePanel } from "./people-panel.tsx";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadCompany(context, params.cui ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeCompany(request, context, params.cui ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? loaderData.company.name : "Firme")();

export default function Company() {
  const { company, credit, history, may } = useLoaderData<typeof loader>();
  const { cui, name, orders, spent, last_orders } = company;
  const hasVatPrefix = last_orders.some(({ is_vat_payer }) => is_vat_payer);
  return (
    <Page
      title={name || cui}
      trail={[{ to: "/firme", text: "Firme" }]}
      actions={
        may.merge && (
          <Link to={`/firme/${cui}/uneste`} className={buttonClass("secondary")}>
            Unește cu altă firmă
          </Link>
        )
      }
    >
      <Panels>
        <Panel title="Firma">
          <FactList
            facts={[
              ["CUI", cui],
              ["Localitate", placeOf(company)],
              [
                "TVA",
                orders === 0
                  ? null
                  : hasVatPrefix
                    ? "scrisă cu RO într-o comandă: plătitoare de TVA"
                    : "scrisă fără RO în ultimele comenzi: nu se știe dacă este plătitoare de TVA",
              ],
              ["Total cumpărat", orders === 0 ? null : formatOfficeLei(spent)],
            ]}
          />
        </Panel>
        <PeoplePanel {...{ company, may }} />
      </Panels>
      {credit && (
        // Changing the key discards entered values when the terms change.
        <Panels key={credit.version}>
          <CreditPanel {...{ company, credit, may }} />
          <InstitutionPanel {...{ credit, may }} />
        </Panels>
      )}
      <OrdersPanel {...{ company, may }} />
      <Panels>
        {company.merged.length > 0 && <MergedPanel {...{ company, may }} />}
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}
