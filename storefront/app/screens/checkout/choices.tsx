import { useId, useState } from "react";
import type { FieldErrors } from "../../components/form/field-frame.tsx";
import { Price } from "../../components/price/price.tsx";
import styles from "./choices.module.css";
import type { Option } from "./checkout-view.ts";
import { texts } from "./texts.ts";

/** Chosen at once in the view; the recalculated cart's own choice takes over when it is another than before. */
export function useChoice(selected: number | undefined) {
  const [choice, setChoice] = useState({ given: selected, chosen: selected });
  if (choice.given !== selected) setChoice({ given: selected, chosen: selected });
  const choose = (id: number) => setChoice({ given: selected, chosen: id });
  return { chosen: choice.chosen, onChoose: choose };
}

interface ChoicesProps {
  legend: string;
  name: string;
  options: Option[];
  /** Of all groups of this name: they share one choice. */
  chosen: number | undefined;
  onChoose: (id: number) => void;
  errors: FieldErrors;
}

/** One choice out of several, with what each costs. */
export function Choices({ legend, name, options, chosen, onChoose, errors }: ChoicesProps) {
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
            checked={id === chosen}
            onChange={() => onChoose(id)}
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
