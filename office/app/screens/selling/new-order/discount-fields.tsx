import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Panel } from "../../../components/page/page.tsx";
import type { Preview } from "./new-order.server.ts";
import styles from "./new-order.module.css";

interface DiscountFieldsProps {
  values: Typed;
  errors: FieldErrors | undefined;
  preview: Preview | undefined;
}

export function DiscountFields({ values, errors, preview }: DiscountFieldsProps) {
  const items =
    preview?.cart.cartitems.filter(({ product_type }) => product_type === PRODUCT_TYPE.product) ?? [];
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    errors,
    autoComplete: "off",
    maxLength: 20,
  });
  const isOpen = items.some(
    ({ productid }) => values[`discount[${productid}]`] || values[`price[${productid}]`],
  );
  return (
    <Panel title="Reducere">
      <div className={`grid gap-3 ${styles.pair}`}>
        <Field
          label="Reducere pe toată comanda"
          hint="În lei sau procente: 10 sau 5 %."
          {...field("discount")}
        />
        <Field
          label="Motivul reducerii"
          hint="Motivul rămâne în istoricul comenzii; clientul nu îl vede."
          {...field("discount_reason")}
          maxLength={500}
        />
      </div>
      {items.length > 0 && (
        <details open={isOpen}>
          <summary>Reducere sau preț pe produs</summary>
          <div className={`grid gap-3 ${styles.pair}`}>
            {items.map(({ productid, product, price }) => (
              <div className="stack gap-2" key={productid}>
                <Field label={`Reducere: ${product}`} {...field(`discount[${productid}]`)} />
                <Field
                  label={`Preț nou: ${product}`}
                  hint={`Acum ${formatOfficeLei(price)} bucata.`}
                  {...field(`price[${productid}]`)}
                />
              </div>
            ))}
          </div>
        </details>
      )}
    </Panel>
  );
}
