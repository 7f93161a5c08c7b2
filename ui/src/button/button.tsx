import type { ComponentProps } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** A view should have only one primary button. */
  variant?: "primary" | "secondary" | "quiet";
  /** True while a request is pending. Presses are then ignored. */
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

/** Returns the class names of links styled as buttons. */
export function buttonClass(variant: NonNullable<ButtonProps["variant"]> = "primary"): string {
  return `${styles.button} ${styles[variant]}`;
}
