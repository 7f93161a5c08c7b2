import { useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { formTarget } from "../listing/listing-address.ts";
import type { AddressRules, ListingAddress } from "../listing/listing-address.ts";
import type { PriceView } from "../listing/listing-view.ts";
import styles from "./price-filter.module.css";
import { priceParameter, priceScale, readPrice } from "./price-range.ts";
import type { PriceChoice } from "./price-range.ts";
import { PriceSlider } from "./price-slider.tsx";
import { texts } from "./texts.ts";

interface PriceFilterProps {
  price: PriceView;
  /** The price that the list on screen was asked with. */
  shown: string | undefined;
  address: ListingAddress;
  rules: AddressRules;
  onChoose: (next: ListingAddress) => void;
}

/** Two number fields, a GET form without script; with it a slider above them, too (B-064, B-067). */
export function PriceFilter({ price, shown, address, rules, onChoose }: PriceFilterProps) {
  const id = useId();
  const scale = priceScale(price.min, price.max);
  // What is typed or dragged, until the address says another price.
  const [typed, setTyped] = useState<{ over: string | undefined; choice: PriceChoice }>();
  const choice = typed && typed.over === shown ? typed.choice : readPrice(shown);
  const setChoice = (next: PriceChoice): void => setTyped({ over: shown, choice: next });
  const target = formTarget({ ...address, price: undefined }, rules);

  function ask(next: PriceChoice): void {
    setChoice(next);
    onChoose({ ...address, price: priceParameter(next, scale, price.template) });
  }
  const field = (end: keyof PriceChoice, name: string, label: string, placeholder: number) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${end}`}>{label}</label>
      <input
        id={`${id}-${end}`}
        name={name}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        placeholder={String(placeholder)}
        value={choice[end] ?? ""}
        onChange={({ target: { value } }) =>
          setChoice({ ...choice, [end]: value === "" ? undefined : Number(value) })
        }
      />
    </div>
  );
  return (
    <details className={styles["price-filter"]} open>
      <summary className={styles.summary}>{price.name}</summary>
      <PriceSlider scale={scale} choice={choice} onChoose={ask} />
      <form
        className={styles.form}
        action={target.action}
        onSubmit={(event) => {
          event.preventDefault();
          // The fields themselves: they may have been filled in before the script came.
          const fields = new FormData(event.currentTarget);
          ask({ from: amountOf(fields.get("price_min")), to: amountOf(fields.get("price_max")) });
        }}
      >
        {target.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {field("from", "price_min", texts.from, scale.low)}
        {field("to", "price_max", texts.to, scale.high)}
        <Button look="secondary" className={styles.apply}>
          {texts.apply}
        </Button>
      </form>
    </details>
  );
}

function amountOf(value: FormDataEntryValue | null): number | undefined {
  const amount = Number(value);
  return value === null || value === "" || Number.isNaN(amount) ? undefined : amount;
}
