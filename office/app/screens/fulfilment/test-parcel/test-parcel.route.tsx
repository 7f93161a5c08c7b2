import { Form, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import type { TriedWay } from "@curat/contract/staff/test-parcel";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { optionsOf } from "../../../lists/options.ts";
import { loadTestParcel } from "./test-parcel.server.ts";
import styles from "./test-parcel.module.css";

const texts = {
  payments: { card: "înainte de livrare", ramburs: "ramburs" },
};
export const loader = ({ context, url }: LoaderFunctionArgs) => loadTestParcel(context, url);

export const meta = titled("Colet de probă");

export default function TestParcel() {
  const { tried } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Colet de probă"
      trail={[
        { to: "/setari", text: "Setări" },
        { to: "/setari/shipping", text: "Tarife de livrare" },
      ]}
    >
      <p>
        Completează coletul și destinația ca să vezi cât ar plăti cumpărătorul pentru fiecare metodă de
        livrare, după tarifele salvate. Datele nu se salvează.
      </p>
      <Panels>
        <Panel title="Coletul">
          <ParcelForm />
        </Panel>
        {tried && (
          <Panel title={`Costul livrării în ${tried.county}`}>
            <ol className={`list stack gap-4 ${styles.ways}`}>
              {tried.ways.map((way) => (
                <Way key={way.name} {...way} />
              ))}
            </ol>
          </Panel>
        )}
      </Panels>
    </Page>
  );
}

function ParcelForm() {
  const { values, counties, errors } = useLoaderData<typeof loader>();
  const number = (name: "greutate" | "latime" | "adancime" | "inaltime" | "valoare", label: string) => (
    <Field
      label={label}
      name={name}
      defaultValue={values[name]}
      errors={errors}
      inputMode={name === "valoare" ? "decimal" : "numeric"}
      maxLength={20}
      required
      autoComplete="off"
    />
  );
  return (
    <Form className={`stack gap-4 ${styles["test-parcel"]}`}>
      {number("greutate", "Greutate (g)")}
      <div className={`grid gap-3 ${styles.sides}`}>
        {number("latime", "Lățime (mm)")}
        {number("adancime", "Adâncime (mm)")}
        {number("inaltime", "Înălțime (mm)")}
      </div>
      {number("valoare", "Valoarea produselor (lei)")}
      <Select
        label="Județ"
        name="judet"
        options={counties.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder="Alege"
        defaultValue={values.judet}
        errors={errors}
        required
      />
      <Select label="Plata" name="plata" options={optionsOf(texts.payments)} defaultValue={values.plata} />
      <Button>Arată prețurile</Button>
    </Form>
  );
}

function Way({ name, price, story }: TriedWay) {
  const shown = price === null ? "indisponibilă" : price === 0 ? "gratuit" : formatOfficeLei(price);
  return (
    <li>
      <p>
        <strong>{name}</strong>: {shown}
      </p>
      <ul className="hint pl-5">
        {story.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </li>
  );
}
