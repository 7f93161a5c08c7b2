import { Link } from "react-router";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { nameOf } from "../../../components/customer/name-of.ts";
import type { CompanyData } from "./company.server.ts";
import styles from "./company.module.css";

export function PeoplePanel({ company, may }: Pick<CompanyData, "company" | "may">) {
  const { people, customers } = company;
  return (
    <Panel title="Clienți">
      {people.length === 0 && <p>Niciun cont: a comandat doar fără cont.</p>}
      {customers > people.length && <p>Primii {people.length}, după nume.</p>}
      <ul className={`list stack gap-4 ${styles.people}`}>
        {people.map((person) => (
          <li className="stack gap-2 pl-3 break-anywhere" key={person.id}>
            <Link to={`/clienti/${person.id}`}>{nameOf(person)}</Link>
            <FactList facts={[["Comenzi pentru firmă", person.orders]]} />
            {person.companies.length === 0 && (
              <p>
                A comandat pentru firmă, dar nu o are salvată în cont.{" "}
                {may.editCustomers && (
                  <Link to={`/firme/nou?client=${person.id}&cui=${company.cui}`}>Adaugă firma în cont</Link>
                )}
              </p>
            )}
            {person.companies.map((stored) => (
              <FactList key={stored.companyID} facts={factsOf(stored)} />
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type PersonCompany = CompanyData["company"]["people"][number]["companies"][number];

function factsOf(stored: PersonCompany): [string, string][] {
  const { streetaddress, city, county, zipcode } = stored.address;
  const joined = (...parts: string[]) => parts.filter(Boolean).join(", ");
  return [
    ["Firma", joined(stored.companyname, stored.fiscalcode)],
    ["Nr. reg. com.", stored.commerceregistry],
    ["Localitate", joined(streetaddress, city, county, zipcode)],
    ["Cont bancar", joined(stored.bankname, stored.bankaccount)],
  ];
}
