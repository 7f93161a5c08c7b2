import { Link } from "react-router";
import { CompanyLink } from "../../../components/company/company-link.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { OrderData } from "./order.server.ts";

export function BuyerPanel({ order, may }: Pick<OrderData, "order" | "may">) {
  const { data: buyer, locker } = order;
  const joined = (...parts: string[]) => parts.filter(Boolean).join(", ");
  return (
    <Panel title="Cumpărător">
      <FactList
        facts={[
          ["Plasată", <Moment key="placed" at={order.orderdate} />],
          ["Introdusă de", order.placed_by],
          ["Nume", buyerName(order)],
          ["E-mail", buyer.email && <a href={`mailto:${buyer.email}`}>{buyer.email}</a>],
          ["Telefon", buyer.phone && <a href={`tel:${buyer.phone}`}>{buyer.phone}</a>],
          ["Firmă", companyName(order, may)],
          ["CUI", buyer.fiscalcode],
          ["Nr. la Registrul Comerțului", buyer.commerceregistry],
          ["Cont bancar", joined(buyer.bankname, buyer.bankaccount)],
          [
            "Adresă de facturare",
            joined(buyer.invoice_streetaddress, buyer.invoice_city, buyer.invoice_county),
          ],
          ["Livrare", order.delivery],
          [
            "Adresă de livrare",
            joined(
              buyer.delivery_streetaddress,
              buyer.delivery_city,
              buyer.delivery_county,
              buyer.delivery_zipcode,
            ),
          ],
          ["Punct de ridicare", locker && joined(locker.name, locker.address, locker.city, locker.county)],
          ["Telefon la livrare", buyer.delivery_phone],
          ["Observații", order.observation],
        ]}
      />
      {may.openPrivacyRequest && (
        <p>
          <Link to={`/cereri-date?persoana=${order.number}`}>Șterge datele cumpărătorului</Link>
        </p>
      )}
    </Panel>
  );
}

function companyName({ data: { companyname, fiscalcode } }: OrderData["order"], may: OrderData["may"]) {
  if (!companyname || !may.seeCompany) return companyname;
  return <CompanyLink name={companyname} cui={fiscalcode} />;
}

function buyerName({ data: { firstname, lastname }, customerid }: OrderData["order"]) {
  const name = `${firstname} ${lastname}`.trim() || "date șterse";
  return customerid === null ? name : <Link to={`/clienti/${customerid}`}>{name}</Link>;
}
