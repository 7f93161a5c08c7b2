import { useId } from "react";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import formStyles from "@curat/ui/form/form.module.css";
import type { ReturnableView } from "./returnable.ts";
import { productFields } from "./return-body.ts";
import styles from "./product-fields.module.css";
import { texts } from "./texts.ts";

interface ProductFieldsProps {
  items: ReturnableView["items"];
  values: Typed;
  error: string | undefined;
}

export function ProductFields({ items, values, error }: ProductFieldsProps) {
  const id = useId();
  const first = items.find(({ left }) => left > 0);
  return (
    <fieldset className={`${styles.products}`} aria-describedby={error && id}>
      <legend className="bold">{texts.products}</legend>
      {error && (
        <p id={id} className={formStyles.error}>
          {error}
        </p>
      )}
      <ul className="stack gap-2 p-0">
        {items.map((item) => (
          <li className="stack gap-x-3 gap-y-1" key={item.id}>
            {item.left > 0 ? (
              <Choice item={item} values={values} isWrong={error !== undefined && item === first} />
            ) : (
              <Gone name={item.name} />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Choice({
  item: { id, name, unit, left },
  values,
  isWrong,
}: {
  item: ProductFieldsProps["items"][number];
  values: Typed;
  isWrong: boolean;
}) {
  const names = productFields(id);
  const counts = Array.from({ length: left }, (_, index) => index + 1);
  return (
    <>
      <Checkbox
        name={names.ticked}
        value="1"
        label={name}
        defaultChecked={values[names.ticked] === "1"}
        data-wrong={isWrong || undefined}
      />
      <select
        name={names.quantity}
        aria-label={texts.quantityOf(name)}
        className={formStyles.control}
        defaultValue={values[names.quantity] ?? "1"}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {texts.pieces(count, unit)}
          </option>
        ))}
      </select>
    </>
  );
}

function Gone({ name }: { name: string }) {
  return (
    <p className={styles.gone}>
      {name} ({texts.noneLeft})
    </p>
  );
}
