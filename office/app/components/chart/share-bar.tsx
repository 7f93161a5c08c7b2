import styles from "./chart.module.css";

export function ShareBar({ value, of }: { value: number; of: number }) {
  return (
    <svg
      className={`w-full pill bg-surface ${styles.bar}`}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden
    >
      <rect width={of > 0 ? Math.max(0, (value / of) * 100) : 0} height="8" />
    </svg>
  );
}
