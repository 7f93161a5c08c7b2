import { useId, useState } from "react";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { arrivalOf } from "../../../components/arrival/arrival-of.ts";
import { useEarlyChoice } from "@curat/ui/form/use-early-choice.ts";
import { Price } from "@curat/ui/price/price.tsx";
import type { Option } from "../../../session/cart/cart-view.ts";
import styles from "./choices.module.css";
import { codeField } from "../../../components/checkout-form/form-fields.ts";
import { texts } from "./texts.ts";

/**
 * Returns the displayed choice, which changes immediately. Once no request is pending, the cart's stored
 * choice replaces it.
 */
export function useChoice<Id extends string | number>(selected: Id | undefined, { isSettled }: Settled) {
  const [choice, setChoice] = useState({ confirmed: selected, chosen: selected });
  if (isSettled && choice.confirmed !== selected) setChoice({ confirmed: selected, chosen: selected });
  const onChoose = (id: Id) => setChoice(({ confirmed }) => ({ confirmed, chosen: id }));
  return { chosen: choice.chosen, onChoose };
}
interface Settled {
  isSettled: boolean;
}

interface ChoicesProps {
  legend: string;
  name: string;
  options: Option[];
  hints?: Record<string, string>;
  chosen: number | undefined;
  onChoose: (id: number) => void;
  errors: FieldErrors;
}

export function Choices({ legend, name, options, hints = {}, chosen, onChoose, errors }: ChoicesProps) {
  const groupId = useId();
  const group = useEarlyChoice((value) => onChoose(Number(value)));
  const error = errors?.[name]?.[0];
  return (
    <fieldset ref={group} className="stack gap-2" aria-describedby={error ? `${groupId}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ id, name: label, code, price, fee = 0, arrival }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            data-wrong={error ? true : undefined}
            aria-labelledby={`${groupId}-${id}`}
            aria-describedby={hints[code] || arrival ? `${groupId}-${id}-hint` : undefined}
          />
          <span className="flex-1 min-w-0 break-anywhere">
            <span id={`${groupId}-${id}`} className="row gap-3 items-baseline justify-between">
              <span>{label}</span>
              {price !== undefined && (
                <span className="bold nowrap">{price === 0 ? texts.free : <Price lei={price} />}</span>
              )}
              {fee > 0 && (
                <span className="bold nowrap">
                  + <Price lei={fee} />
                </span>
              )}
            </span>
            {(hints[code] || arrival) && (
              <span id={`${groupId}-${id}-hint`} className={styles.hint}>
                {arrival && <span className="text-success">{arrivalOf(code, arrival)}</span>}
                {hints[code] && <span className="display-block">{hints[code]}</span>}
              </span>
            )}
          </span>
        </label>
      ))}
      {options.map(({ id, code }) => (
        <input key={id} type="hidden" name={codeField(name, id)} value={code} />
      ))}
      {error && (
        <p id={`${groupId}-error`} className="text-primary text-s bold">
          {error}
        </p>
      )}
    </fieldset>
  );
}
