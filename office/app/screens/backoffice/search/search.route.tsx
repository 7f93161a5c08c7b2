import { Form, Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { loadSearch } from "./search.server.ts";
import styles from "./found-list.module.css";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSearch(context, url);

export const meta = titled("Căutare");

export default function SearchPage() {
  const { text, groups } = useLoaderData<typeof loader>();
  return (
    <Page title={groups === null ? "Căutare" : `Rezultate pentru „${text}”`}>
      <Form className={`stack gap-3 justify-items-start mb-4 ${styles.form}`}>
        <Field
          key={text}
          label="Caută"
          name="q"
          type="search"
          hint="Număr de comandă, nume, telefon, e-mail, AWB, cod de produs sau CUI."
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
        />
        <Button>Caută</Button>
      </Form>
      {groups === null && text !== "" && <p>Scrie cel puțin două caractere în câmpul de căutare.</p>}
      {groups?.length === 0 && <p>Nu am găsit nimic pentru „{text}”.</p>}
      {groups?.map(({ title, items }) => (
        <Panel key={title} title={title}>
          <ul className="list stack gap-3">
            {items.map(({ to, text: name, more }) => (
              <li className="cluster gap-x-3 gap-y-0 break-anywhere" key={`${to} ${name}`}>
                <Link to={to}>{name}</Link>
                {more && <span className="muted">{more}</span>}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </Page>
  );
}
