import { Link } from "react-router";
import { CompanyLink } from "../../../components/company/company-link.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { OrderData } from "./order.server.ts";
import { texts } from "./texts.ts";

/** Who ordered, and where it goes. */
export function BuyerPanel({ order, may }: Pick<OrderData, "order" | "may">) {
  const { data: buyer, locker } = order;
  const joined = (...parts: string[]) => parts.filter(Boolean).join(", ");
  return (
    <Panel title={texts.buyer}>
      <FactList
        facts={[
          [texts.placed, <Moment key="placed" at={order.orderdate} />],
          [texts.placedBy, order.placed_by],
          [texts.name, buyerName(order)],
          [texts.email, buyer.email && <a href={`mailto:${buyer.email}`}>{buyer.email}</a>],
          [texts.phone, buyer.phone && <a href={`tel:${buyer.phone}`}>{buyer.phone}</a>],
          [texts.company, companyName(order, may)],
          [texts.cui, buyer.fiscalcode],
          [texts.registry, buyer.commerceregistry],
          [texts.bank, joined(buyer.bankname, buyer.bankaccount)],
          [
            texts.invoiceAddress,
            joined(buyer.invoice_streetaddress, buyer.invoice_city, buyer.invoice_county),
          ],
          [texts.delivery, order.delivery],
          [
            texts.address,
            joined(
              buyer.delivery_streetaddress,
              buyer.delivery_city,
              buyer.delivery_county,
              buyer.delivery_zipcode,
            ),
          ],
          [texts.locker, locker && joined(locker.name, locker.address, locker.city, locker.county)],
          [texts.deliveryPhone, buyer.delivery_phone],
          [texts.observation, order.observation],
        ]}
      />
      {may.openPrivacyRequest && (
        <p>
          <Link to={`/cereri-date?persoana=${order.number}`}>{texts.privacyRequest}</Link>
        </p>
      )}
    </Panel>
  );
}

/** Leads to the company's page who may see it. */
function companyName({ data: { companyname, fiscalcode } }: OrderData["order"], may: OrderData["may"]) {
  if (!companyname || !may.seeCompany) return companyname;
  return <CompanyLink name={companyname} cui={fiscalcode} />;
}

/** Leads to the customer where there is an account. */
function buyerName({ data: { firstname, lastname }, customerid }: OrderData["order"]) {
  const name = `${firstname} ${lastname}`.trim() || texts.erased;
  return customerid === null ? name : <Link to={`/clienti/${customerid}`}>{name}</Link>;
}
