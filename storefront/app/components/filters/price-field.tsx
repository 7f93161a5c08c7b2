import { useEffect, useId, useRef } from "react";
import styles from "./price-filter.module.css";

interface PriceFieldProps {
  name: string;
  label: string;
  placeholder: number;
  value: number | undefined;
}

/** Field for one end of the price range. It is uncontrolled, so that hydration keeps text entered before. */
export function PriceField({ name, label, placeholder, value }: PriceFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(value);
  useEffect(() => {
    if (!field.current || written.current === value) return;
    written.current = value;
    field.current.value = value === undefined ? "" : String(value);
  }, [value]);
  return (
    <div className={`stack gap-1 min-w-0 text-s ${styles.field}`}>
      <label className="muted" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        placeholder={String(placeholder)}
        defaultValue={value}
      />
    </div>
  );
}
