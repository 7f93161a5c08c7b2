import { Form, Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { AccountList } from "../../../components/accounts/account-list.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import styles from "./settings.module.css";
import { loadSettings } from "./settings.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSettings(context, url);

export const meta = titled("Setări");

export default function Settings() {
  const { text, groups, accounts } = useLoaderData<typeof loader>();
  return (
    <Page title="Setări">
      <search>
        <Form className={`cluster items-end gap-3 mb-4 ${styles.search}`}>
          <Field
            key={text}
            label="Caută o setare"
            name="q"
            type="search"
            defaultValue={text}
            autoComplete="off"
          />
          <Button variant="secondary">Caută</Button>
        </Form>
      </search>
      {text !== "" && (
        <p>
          {groups.length + accounts.length > 0
            ? `Setări pentru „${text}”`
            : `Nu am găsit nicio setare pentru „${text}”.`}{" "}
          <Link to="/setari">Toate setările</Link>
        </p>
      )}
      {accounts.length > 0 && (
        <Panel title="Conturi">
          <AccountList rows={accounts} />
        </Panel>
      )}
      {groups.map(({ title, rows }) => (
        <Panel key={title} title={title}>
          <ul className={`stack gap-3 ${styles.list}`}>
            {rows.map(({ key, label, explanation, is_default }) => (
              <li key={key}>
                <Link to={`/setari/${key}`}>{label}</Link>
                <p>{explanation}</p>
                <p className={styles.hint}>{is_default ? "Valoarea inițială" : "Modificată"}</p>
              </li>
            ))}
            {rows.some(({ key }) => key === "shipping") && (
              <li>
                <Link to="/setari/metode-livrare">Metode proprii de livrare</Link>
                <p>
                  Mașina magazinului sau un curier fără integrare, cu zile, localități și tabel de prețuri.
                </p>
              </li>
            )}
          </ul>
        </Panel>
      ))}
    </Page>
  );
}
