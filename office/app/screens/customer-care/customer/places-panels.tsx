import { Link } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { CompanyLink } from "../../../components/company/company-link.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { CustomerData } from "./customer.server.ts";
import styles from "./customer.module.css";
import { texts } from "./texts.ts";

export function PlacesPanels({ customer, may }: Pick<CustomerData, "customer" | "may">) {
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
              {may.edit && (
                <ConfirmDelete open={texts.removeCompany}>
                  <p>{texts.removeCompanyExplain}</p>
                  <PressButton intent={`remove-company-${company.companyID}`}>
                    {texts.removeCompany}
                  </PressButton>
                </ConfirmDelete>
              )}
            </li>
          ))}
        </ul>
        {may.edit && (
          <p>
            <Link to={`/firme/nou?client=${customer.id}`} className={buttonClass("secondary")}>
              {texts.addCompany}
            </Link>
          </p>
        )}
      </Panel>
    </>
  );
}

function placeText(place: CustomerData["customer"]["addresses"][number]): string {
  return [place.streetaddress, place.city, place.county, place.zipcode].filter(Boolean).join(", ");
}
