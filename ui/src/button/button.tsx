import type { ComponentProps } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** One primary button a view. */
  variant?: "primary" | "secondary" | "quiet";
  /** Something is on its way: pressing again does nothing, the label stays. */
  isBusy?: boolean;
}

export function Button({
  variant = "primary",
  isBusy = false,
  className = "",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      className={`${styles.button} ${styles[variant]} ${className}`}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** The looks for links that are drawn as buttons. */
export function buttonClass(variant: NonNullable<ButtonProps["variant"]> = "primary"): string {
  return `${styles.button} ${styles[variant]}`;
}
