import { Field } from "@curat/ui/form/field.tsx";
import type { AmendableOrder } from "@curat/contract/staff/amendments";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Panel } from "../../../components/page/page.tsx";
import { discountName, discountText, storedName, goodsFields, priceName } from "./amend-fields.ts";
import type { Amending } from "./amend.server.ts";
import styles from "./amend.module.css";

interface DiscountFieldsProps {
  order: AmendableOrder;
  step: Amending | undefined;
}

export function DiscountFields({ order, step }: DiscountFieldsProps) {
  const { values, errors } = step ?? {};
  const products = goodsFields(order, values);
  const lines = products.map((line) => ({
    ...line,
    stored: order.items.find(({ kind, id }) => kind === line.kind && id === line.id),
  }));
  const field = (name: string, stored = "") => ({
    name,
    defaultValue: values?.[name] ?? stored,
    errors,
    autoComplete: "off",
    maxLength: 20,
  });
  const isOpen = lines.some(
    (line) => (values?.[priceName(line)] ?? "") !== "" || errors?.[discountName(line)] !== undefined,
  );
  const storedDiscount = discountText(order.discount);
  return (
    <Panel title="Reducere">
      <input type="hidden" name={storedName("discount")} value={storedDiscount} />
      <div className={`grid gap-4 items-start ${styles.pair}`}>
        <Field
          label="Reducere pe toată comanda"
          hint="În lei sau procente: 10 sau 5 %. Înlocuiește reducerile date până acum. Scrie motivul la „Motivul modificării”."
          {...field("discount", storedDiscount)}
        />
      </div>
      <details open={isOpen} className={styles.firm}>
        <summary>Reducere sau preț pe produs</summary>
        <div className={`grid gap-4 items-start ${styles.lines}`}>
          {lines.map((line) => {
            const storedLineDiscount = discountText(line.stored?.discount ?? 0);
            return (
              <div className="stack gap-2" key={discountName(line)}>
                <input type="hidden" name={storedName(discountName(line))} value={storedLineDiscount} />
                <Field label={`Reducere: ${line.label}`} {...field(discountName(line), storedLineDiscount)} />
                <Field
                  label={`Preț nou: ${line.label}`}
                  {...field(priceName(line))}
                  {...(line.stored && { hint: `Acum ${formatOfficeLei(line.stored.price)} bucata.` })}
                />
              </div>
            );
          })}
        </div>
      </details>
    </Panel>
  );
}
