import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Price } from "../../../components/money/price.tsx";
import { CompanyLink } from "../../../components/company/company-link.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { COMPANIES } from "./companies-shape.ts";
import { loadCompanies } from "./companies.server.ts";
import { placeOf } from "../../../components/company/place-of.ts";
import { ListPage } from "../../../lists/list-page.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadCompanies(context, url);

export const meta = titled("Firme");

export default function Companies() {
  const { state, companies, paging, exportTo, mayEdit } = useLoaderData<typeof loader>();
  const rows = companies.map((company) => ({
    id: company.cui,
    cells: {
      nume: <CompanyLink name={company.name} cui={company.cui} />,
      cui: company.cui,
      localitate: placeOf(company),
      clienti: company.customers,
      comenzi: company.orders,
      valoare: company.orders > 0 && <Price lei={company.spent} />,
      ultima: <Moment at={company.last_order_at} none="niciuna" />,
    },
  }));
  return (
    <ListPage
      title="Firme"
      create={mayEdit && { to: "/firme/nou", text: "Firmă nouă" }}
      shape={COMPANIES}
      {...{ state, paging, exportTo }}
      file="/firme"
      rows={rows}
    />
  );
}
