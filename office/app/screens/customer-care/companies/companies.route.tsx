import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { CompanyLink } from "../../../components/company/company-link.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { COMPANIES } from "./companies-shape.ts";
import { loadCompanies } from "./companies.server.ts";
import { placeOf } from "./place-of.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadCompanies(context, url);

export const meta = titled(texts.title);

export default function Companies() {
  const { state, companies, paging, exportTo } = useLoaderData<typeof loader>();
  const rows = companies.map((company) => ({
    id: company.cui,
    cells: {
      nume: <CompanyLink name={company.name} cui={company.cui} />,
      cui: company.cui,
      localitate: placeOf(company),
      clienti: company.customers,
      comenzi: company.orders,
      valoare: company.orders > 0 && <Price lei={company.spent} />,
      ultima: <Moment at={company.last_order_at} none={texts.none} />,
    },
  }));
  return (
    <Page title={texts.title}>
      <ListView shape={COMPANIES} {...{ state, paging, exportTo }} file="/firme">
        <DataTable caption={texts.title} shape={COMPANIES} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
