import { Minus, Plus } from "lucide-react";
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { clampQuantity, digitsOf } from "./clamp-quantity.ts";
import styles from "./quantity.module.css";
import { texts } from "./texts.ts";

interface QuantityProps {
  name: string;
  initial: number;
  min: number;
  max: number;
  label?: string;
  of?: string;
  onQuantity?: (quantity: number) => void;
}

/** Number field with buttons. A button disappears when its limit is reached (requirements: B15). */
export function Quantity({ name, initial, min, max, label = texts.label, of, onQuantity }: QuantityProps) {
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const [text, setText] = useState(String(initial));
  const [message, setMessage] = useState<string>();
  const value = Number(text);
  const named = (what: string): string => (of === undefined ? what : `${what}: ${of}`);

  function changeTo(requested: number): void {
    const next = clampQuantity(requested, { min, max });
    setText(String(next.value));
    setMessage(next.message);
    onQuantity?.(next.value);
  }
  function type(typed: string): void {
    const digits = digitsOf(typed);
    // While the visitor is typing, values below the minimum are accepted, except 0.
    if (digits === "" || (Number(digits) > 0 && Number(digits) < min)) {
      setText(digits);
      setMessage(undefined);
    } else changeTo(Number(digits));
  }
  const takeEarly = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) type(typed);
  });
  // Reads a value that was entered before hydration, so that the buttons count from it.
  useLayoutEffect(() => takeEarly(), []);
  function press(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) {
      if (/^[-+.,eE]$/.test(event.key)) event.preventDefault();
      return;
    }
    event.preventDefault();
    changeTo(value + by);
  }
  /**
   * Restores the minimum on blur. A message about a corrected number stays until another number is entered.
   */
  function leave(): void {
    if (text === "") {
      setText(String(min));
      onQuantity?.(min);
    } else if (value < min) changeTo(value);
  }
  function step(by: number): void {
    changeTo(value + by);
    if (value + by <= min || value + by >= max) input.current?.focus();
  }
  return (
    <span className={styles.quantity}>
      <StepButton
        label={named(texts.less)}
        isShown={value > min}
        onClick={() => step(-1)}
        icon={<Minus aria-hidden size={18} />}
      />
      <input
        ref={input}
        className={styles.input}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={named(label)}
        aria-describedby={message ? messageId : undefined}
        required
        min={min}
        max={max}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      <StepButton
        label={named(texts.more)}
        isShown={value < max}
        onClick={() => step(1)}
        icon={<Plus aria-hidden size={18} />}
      />
      <output className={styles.message} id={messageId}>
        {message}
      </output>
    </span>
  );
}

interface StepButtonProps {
  label: string;
  isShown: boolean;
  onClick: () => void;
  icon: React.ReactNode;
}

function StepButton({ label, isShown, onClick, icon }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`bare grid place-center rounded ${styles.step}`}
      aria-label={label}
      onClick={onClick}
      hidden={!isShown}
    >
      {icon}
    </button>
  );
}
