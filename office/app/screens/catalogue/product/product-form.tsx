import { createContext, use } from "react";
import type { ComponentProps, ReactNode } from "react";
import type { StaffProduct } from "@curat/contract/staff/products";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import styles from "./product-rooms.module.css";
import { fieldAnchor } from "./tabs.ts";
import { texts } from "./texts.ts";

interface Filled {
  values: Typed;
  errors: Record<string, string[]> | undefined;
}
const FilledContext = createContext<Filled>({ values: {}, errors: undefined });

interface ProductFormProps {
  name: string;
  product?: StaffProduct;
  filled: Typed;
  button?: string;
  children: ReactNode;
}

/** Form with some of a product's fields. Errors about fields on other tabs are shown at the top. */
export function ProductForm({ name, product, filled, button = texts.save, children }: ProductFormProps) {
  const refused = useRefused(name);
  const elsewhere = Object.entries(refused?.errors ?? {}).flatMap(([field, messages]) =>
    field in filled || refused?.values[field] !== undefined ? [] : messages,
  );
  return (
    <ActionForm
      name={name}
      refused={refused && { ...refused, messages: [...refused.messages, ...new Set(elsewhere)] }}
      loaded={product && filled}
    >
      {product && <input type="hidden" name="version" value={product.version} />}
      <FilledContext value={{ values: refused?.values ?? filled, errors: refused?.errors }}>
        {children}
      </FilledContext>
      <SendButton form={name}>{button}</SendButton>
    </ActionForm>
  );
}

export function useFilled(): Filled {
  return use(FilledContext);
}

type TextProps = Omit<ComponentProps<typeof Field>, "errors" | "defaultValue">;

export function TextField({ name, ...rest }: TextProps) {
  const { values, errors } = useFilled();
  return (
    <div id={fieldAnchor(name)} className={styles.target}>
      <Field {...rest} name={name} defaultValue={values[name]} errors={errors} autoComplete="off" />
    </div>
  );
}

export function ChoiceField({
  name,
  ...rest
}: Omit<ComponentProps<typeof Select>, "errors" | "defaultValue">) {
  const { values, errors } = useFilled();
  return (
    <div id={fieldAnchor(name)} className={styles.target}>
      <Select {...rest} name={name} defaultValue={values[name]} errors={errors} />
    </div>
  );
}

export function WordsField({
  name,
  ...rest
}: Omit<ComponentProps<typeof Textarea>, "errors" | "defaultValue">) {
  const { values, errors } = useFilled();
  return (
    <div id={fieldAnchor(name)} className={styles.target}>
      <Textarea {...rest} name={name} defaultValue={values[name] ?? ""} errors={errors} />
    </div>
  );
}

export function TextWithLooks({ name, label }: { name: string; label: string }) {
  const { values, errors } = useFilled();
  return (
    <div id={fieldAnchor(name)} className={styles.target}>
      <HtmlField {...{ name, label, errors }} defaultValue={values[name] ?? ""} />
    </div>
  );
}

export function Group({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <fieldset className={`stack gap-4 ${styles.group} ${styles.target}`} id={id && fieldAnchor(id)}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className={`grid gap-4 ${styles.pair}`}>{children}</div>;
}
