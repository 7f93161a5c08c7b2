import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Price } from "../../../components/money/price.tsx";
import type { AmendableOrder } from "@curat/contract/staff/amendments";
import { Panel } from "../../../components/page/page.tsx";
import { goodsFields, labelName, quantityName } from "./amend-fields.ts";
import type { Amending } from "./amend.server.ts";
import styles from "./amend.module.css";
import { texts } from "./texts.ts";

interface GoodsFieldsProps {
  order: AmendableOrder;
  step: Amending | undefined;
  mayFind: boolean;
  isBusy: boolean;
}

export function GoodsFields({ order, step, mayFind, isBusy }: GoodsFieldsProps) {
  const { values, errors } = step ?? {};
  const lines = goodsFields(order, values);
  const [none] = errors?.items ?? [];
  return (
    <Panel title="Produse">
      <p>Produsele comandate își păstrează prețul. Cadourile, voucherul și taxele se recalculează automat.</p>
      {none && (
        <p role="alert" className="text-primary bold">
          {none}
        </p>
      )}
      <div className={`grid gap-4 ${styles.lines}`}>
        {lines.map((line) => (
          <div key={quantityName(line)}>
            <Field
              label={`Bucăți: ${line.label}`}
              name={quantityName(line)}
              defaultValue={line.quantity}
              hint="0 scoate produsul."
              errors={errors}
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
            />
            <input type="hidden" name={labelName(line)} value={line.label} />
          </div>
        ))}
      </div>
      {mayFind && <Search step={step} isBusy={isBusy} />}
      <div className={`grid gap-4 items-start ${styles.pair}`}>
        <Select
          label="Cauza modificării"
          name="cause"
          options={texts.causes}
          defaultValue={values?.cause ?? "buyer"}
          errors={errors}
        />
        <Field
          label="Motivul modificării"
          name="reason"
          hint="Motivul rămâne în istoricul comenzii; clientul nu îl vede."
          defaultValue={values?.reason}
          errors={errors}
          maxLength={500}
          autoComplete="off"
        />
      </div>
    </Panel>
  );
}

function Search({ step, isBusy }: Pick<GoodsFieldsProps, "step" | "isBusy">) {
  const found = step?.found;
  return (
    <>
      <div className={`cluster gap-2 items-start ${styles.search}`} data-enter>
        <Field
          label="Adaugă un produs"
          name="find"
          hint="Cod, cod de bare sau o parte din nume."
          defaultValue={step?.values.find}
          errors={step?.errors}
          maxLength={200}
          autoComplete="off"
        />
        <Button name="step" value="find" variant="secondary" isBusy={isBusy}>
          Caută produsul
        </Button>
      </div>
      {found?.length === 0 && <output>Nu am găsit niciun produs.</output>}
      {found && found.length > 0 && (
        <ul className={`list stack gap-2 ${styles.found}`} aria-label="Produse găsite">
          {found.map(({ id, label, price, stock, isPublished }) => (
            <li key={id}>
              <span>
                {label}, <Price lei={price} />, stoc {stock}
                {!isPublished && `, nu este la vânzare`}
              </span>
              <input type="hidden" name={`found-label[${id}]`} value={label} />
              <Button
                name="add"
                value={id}
                variant="secondary"
                isBusy={isBusy}
                aria-label={`Adaugă: ${label}`}
              >
                Adaugă
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
