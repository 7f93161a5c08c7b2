import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { DRAFT, THEN } from "../../../components/form/draft-form.ts";
import { Panel } from "../../../components/page/page.tsx";
import styles from "./purchase-order.module.css";
import { texts } from "./texts.ts";

interface AddPanelProps {
  q: string;
  found: { productID: number; code: string; name: string; stock: number }[] | undefined;
}

/** Search for products, each with a button that adds one pack to the draft. */
export function AddPanel({ q, found }: AddPanelProps) {
  return (
    <Panel title={texts.add}>
      <section id="cauta" className="stack gap-3">
        <Form method="get" action="#cauta" className={`grid gap-3 ${styles.search}`}>
          <Field
            key={q}
            label={texts.search}
            name="cauta"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
          />
          <Button variant="secondary">{texts.find}</Button>
        </Form>
        {found && found.length === 0 && <p>{texts.nothing}</p>}
        {found && found.length > 0 && (
          <ul aria-label={texts.found} className={styles.found}>
            {found.map(({ productID, code, name, stock }) => (
              <li key={productID}>
                <span>
                  {name} ({code}), {texts.stock.toLowerCase()} {stock}
                </span>
                <Button form={DRAFT} name={THEN} value={`add.${code}`} variant="secondary">
                  {texts.pick} <span className="visually-hidden">{name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Panel>
  );
}
