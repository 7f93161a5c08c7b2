import { Button } from "@curat/ui/button/button.tsx";
import { formTarget, PLACES } from "../listing/write-address.ts";
import type { AddressRules, ListingAddress } from "../listing/write-address.ts";
import type { PriceView } from "../listing/listing-view.ts";
import { PriceField } from "./price-field.tsx";
import styles from "./price-filter.module.css";
import { priceParameter, priceScale, readPrice } from "./price-range.ts";
import type { PriceChoice } from "./price-range.ts";
import { PriceSlider } from "./price-slider.tsx";
import { texts } from "./texts.ts";

interface PriceFilterProps {
  price: PriceView;
  address: ListingAddress;
  rules: AddressRules;
  onChoose: (next: ListingAddress) => void;
}

/** GET form with two number fields. With JavaScript there is also a slider (B-064, B-067). */
export function PriceFilter({ price, address, rules, onChoose }: PriceFilterProps) {
  const scale = priceScale(price.min, price.max);
  const choice = readPrice(address.price);
  const target = formTarget({ ...address, price: undefined }, rules);

  function choose(next: PriceChoice): void {
    onChoose({ ...address, price: priceParameter(next, scale, price.template) });
  }
  return (
    <details className={styles["price-filter"]} open>
      <summary className={`row items-center min-h-touch bold ${styles.summary}`}>{price.name}</summary>
      <PriceSlider scale={scale} choice={choice} onChoose={choose} />
      <form
        className={styles.form}
        action={`${target.action}#${PLACES.filters}`}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          choose({ from: amountOf(fields.get("price_min")), to: amountOf(fields.get("price_max")) });
        }}
      >
        {target.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PriceField name="price_min" label={texts.from} placeholder={scale.low} value={choice.from} />
        <PriceField name="price_max" label={texts.to} placeholder={scale.high} value={choice.to} />
        <Button variant="secondary" className="span-all text-s">
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
