import { CompanyLink } from "../../../components/company/company-link.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { CustomerData } from "./customer.server.ts";
import styles from "./customer.module.css";
import { texts } from "./texts.ts";

export function PlacesPanels({ customer }: Pick<CustomerData, "customer">) {
  const { addresses, companies } = customer;
  return (
    <>
      <Panel title={texts.addresses}>
        {addresses.length === 0 && <p>{texts.none}</p>}
        <ul className={`list stack gap-3 text-s ${styles.rows}`}>
          {addresses.map((address) => (
            <li key={address.id}>{placeText(address)}</li>
          ))}
        </ul>
      </Panel>
      <Panel title={texts.companies}>
        {companies.length === 0 && <p>{texts.none}</p>}
        <ul className={`list stack gap-3 text-s ${styles.rows}`}>
          {companies.map((company) => (
            <li key={company.companyID}>
              <strong>
                <CompanyLink name={company.companyname} cui={company.fiscalcode} />
              </strong>
              <br />
              {[`${texts.cui} ${company.fiscalcode}`, company.commerceregistry].filter(Boolean).join(", ")}
              <br />
              {placeText(company.address)}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function placeText(place: CustomerData["customer"]["addresses"][number]): string {
  return [place.streetaddress, place.city, place.county, place.zipcode].filter(Boolean).join(", ");
}
