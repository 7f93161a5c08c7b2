import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import styles from "./stock-transfer.module.css";
import { texts } from "./texts.ts";

export interface FoundProduct {
  productID: number;
  code: string;
  name: string;
  stock: number;
}

export function SearchPanel({ q, found }: { q: string; found: FoundProduct[] | undefined }) {
  return (
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
      {found && found.length === 0 && <p>{texts.notFound}</p>}
      {found && found.length > 0 && (
        <ul aria-label={texts.found} className={`list ${styles.goods}`}>
          {found.map(({ productID, code, name, stock }) => (
            <li key={productID}>
              <span className="min-w-0 break-anywhere">
                {name} ({code}), {texts.inStock(stock)}
              </span>
              <PressButton intent="add" fields={{ code }}>
                {texts.pick} <span className="visually-hidden">{name}</span>
              </PressButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
