import { Form, Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { loadSearch } from "./search.server.ts";
import styles from "./found-list.module.css";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSearch(context, url);

export const meta = titled(texts.title);

export default function SearchPage() {
  const { text, groups } = useLoaderData<typeof loader>();
  return (
    <Page title={groups === null ? texts.title : texts.found(text)}>
      <Form className={styles.form}>
        <Field
          key={text}
          label={texts.field}
          name="q"
          type="search"
          hint={texts.hint}
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
        />
        <Button>{texts.send}</Button>
      </Form>
      {groups === null && text !== "" && <p>{texts.short}</p>}
      {groups?.length === 0 && <p>{texts.nothing(text)}</p>}
      {groups?.map(({ title, items }) => (
        <Panel key={title} title={title}>
          <ul className={styles["found-list"]}>
            {items.map(({ to, text: name, more }) => (
              <li key={`${to} ${name}`}>
                <Link to={to}>{name}</Link>
                {more && <span>{more}</span>}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </Page>
  );
}
