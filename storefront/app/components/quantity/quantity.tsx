import { Minus, Plus } from "lucide-react";
import { useRef, useState } from "react";
import styles from "./quantity.module.css";

interface QuantityProps {
  name: string;
  initial: number;
  min: number;
  max: number;
  label?: string;
}

/** A number field; the buttons come with the script. At a bound its button is gone (browsing spec, section 5). */
export function Quantity({ name, initial, min, max, label = "Cantitate" }: QuantityProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);

  function step(by: number): void {
    setValue((current) => Math.min(max, Math.max(min, current + by)));
    input.current?.focus();
  }
  return (
    <span className={styles.quantity}>
      <StepButton label="Mai puțin" isShown={value > min} onClick={() => step(-1)} icon={<Minus aria-hidden size={18} />} />
      <input
        ref={input}
        className={styles.input}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onChange={(event) => setValue(event.target.valueAsNumber || min)}
      />
      <StepButton label="Mai mult" isShown={value < max} onClick={() => step(1)} icon={<Plus aria-hidden size={18} />} />
    </span>
  );
}

function StepButton({ label, isShown, onClick, icon }: { label: string; isShown: boolean; onClick: () => void; icon: React.ReactNode }) {
  return (
    <button type="button" className={styles.step} aria-label={label} onClick={onClick} hidden={!isShown}>
      {icon}
    </button>
  );
}
