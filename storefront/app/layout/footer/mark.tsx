// Styled inline, because a component rendered only on the server cannot add a style sheet.
import styles from "./footer.module.css";
import { MARK_NAMES } from "./texts.ts";

/** Sizes of names that are drawn as text, because the original logos are trademarks. */
const MARKS: Record<string, { width: number; weight: number; slant?: true; spacing?: number }> = {
  mastercard: { width: 88, weight: 600 },
  visa: { width: 60, weight: 800, slant: true, spacing: 1 },
  netopia: { width: 84, weight: 700, spacing: 1 },
  sameday: { width: 78, weight: 800 },
  fan: { width: 92, weight: 700, slant: true },
};

/** The name of a payment method or courier as a small drawing. */
export function Mark({ mark }: { mark: string }) {
  const { width, weight, slant, spacing } = MARKS[mark] ?? { width: 84, weight: 600 };
  const name = MARK_NAMES[mark] ?? mark;
  return (
    <svg viewBox={`0 0 ${width} 32`} width={width} height="32" role="img" aria-label={name}>
      <rect className={styles.mark} x="0.5" y="0.5" width={width - 1} height="31" rx="5" />
      <text
        className={styles["mark-name"]}
        x={width / 2}
        y="20.5"
        textAnchor="middle"
        fontWeight={weight}
        fontStyle={slant && "italic"}
        letterSpacing={spacing}
      >
        {name}
      </text>
    </svg>
  );
}
