import { useId, useState } from "react";
import type { FieldErrors } from "../../components/form/field-frame.tsx";
import { Price } from "../../components/price/price.tsx";
import styles from "./choices.module.css";
import type { Option } from "./checkout-view.ts";
import { texts } from "./texts.ts";

interface ChoicesProps {
  legend: string;
  name: string;
  options: Option[];
  selected: number | undefined;
  errors: FieldErrors;
}

/** One choice out of several, with what each costs; chosen at once, confirmed by the recalculated cart. */
export function Choices({ legend, name, options, selected, errors }: ChoicesProps) {
  const [choice, setChoice] = useState({ given: selected, chosen: selected });
  if (choice.given !== selected) setChoice({ given: selected, chosen: selected });
  const errorId = useId();
  const error = errors?.[name]?.[0];
  return (
    <fieldset className={styles.choices} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ id, name: label, price }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === choice.chosen}
            onChange={() => setChoice({ given: selected, chosen: id })}
            data-wrong={error ? true : undefined}
          />
          <span className={styles.label}>{label}</span>
          {price !== undefined && (
            <span className={styles.price}>{price === 0 ? texts.free : <Price lei={price} />}</span>
          )}
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
