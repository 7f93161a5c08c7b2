import type { ComponentProps } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** One primary button a view. */
  look?: "primary" | "secondary" | "quiet";
  /** Something is on its way: pressing again does nothing, the label stays. */
  isBusy?: boolean;
}

export function Button({ look = "primary", isBusy = false, className = "", onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={`${styles.button} ${styles[look]} ${className}`}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** The looks for links that are drawn as buttons. */
export function buttonClass(look: NonNullable<ButtonProps["look"]> = "primary"): string {
  return `${styles.button} ${styles[look]}`;
}
