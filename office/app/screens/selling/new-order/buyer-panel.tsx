import { Link } from "react-router";
import type { StaffCustomer } from "@curat/contract/staff/customers";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Panel } from "../../../components/page/page.tsx";
import { BuyerFields } from "./buyer-fields.tsx";
import type { Buyers } from "./find-buyer.server.ts";
import styles from "./new-order.module.css";

interface BuyerPanelProps {
  values: Typed;
  errors: FieldErrors | undefined;
  customer: StaffCustomer | undefined;
  buyers: Buyers | undefined;
  mayAddCustomer: boolean;
}

/** Lets staff select an existing customer or enter a new buyer. */
export function BuyerPanel({ values, errors, customer, buyers, mayAddCustomer }: BuyerPanelProps) {
  const id = values.customerid ?? (customer ? String(customer.id) : "");
  const email = values["customer.email"] ?? customer?.email;
  return (
    <Panel title="Cumpărător">
      <input type="hidden" name="customerid" value={id} />
      <input type="hidden" name="filled" value={values.filled ?? ""} />
      {id === "" ? (
        <p>Comandă fără cont. Dacă clientul are cont, caută-l: datele lui se completează automat.</p>
      ) : (
        <p>
          Comanda se adaugă în contul clientului: <Link to={`/clienti/${id}`}>{email}</Link>{" "}
          <Button name="press" value="guest" variant="quiet">
            Fără cont
          </Button>
        </p>
      )}
      <div className="cluster items-end gap-3" data-enter>
        <Field
          label="Nume, telefon, e-mail sau CUI"
          name="search-buyer"
          defaultValue={values["search-buyer"]}
          maxLength={100}
          autoComplete="off"
        />
        <Button name="press" value="find-buyer" variant="secondary">
          Caută clientul
        </Button>
      </div>
      {buyers && <FoundBuyers {...buyers} />}
      <BuyerFields key={values.filled} {...{ values, errors, customer }} isCustomer={id !== ""} />
      {id === "" && mayAddCustomer && (
        <p>
          <Button name="press" value="new-customer" variant="secondary">
            Creează cont cu aceste date
          </Button>
        </p>
      )}
    </Panel>
  );
}

function FoundBuyers({ customers, companies }: Buyers) {
  if (customers.length + companies.length === 0)
    return <p role="alert">Nu am găsit niciun client și nicio firmă.</p>;
  const rows = [
    ...customers.map(({ id, name, email, phone }) => ({
      press: `buyer-${id}`,
      name,
      details: [email, phone].filter(Boolean).join(", "),
    })),
    ...companies.map(({ cui, name }) => ({ press: `firm-${cui}`, name, details: `Cod fiscal ${cui}` })),
  ];
  return (
    <ul className="list stack gap-3">
      {rows.map(({ press, name, details }) => (
        <li className="cluster items-center gap-x-3 gap-y-2 pb-3 line-below" key={press}>
          <span className={`min-w-0 break-anywhere ${styles.name}`}>
            {name}
            <small className="hint display-block">{details}</small>
          </span>
          <Button name="press" value={press} variant="secondary" aria-label={`Alege: ${name}`}>
            Alege
          </Button>
        </li>
      ))}
    </ul>
  );
}
