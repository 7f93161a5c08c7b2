// Colours are inline, because a component rendered only on the server cannot add a style sheet.
import type { ReactNode } from "react";
import styles from "./footer.module.css";
import { MARK_NAMES, MARK_WORDS } from "./texts.ts";

const WORD = { y: 20.5, textAnchor: "middle", fontSize: 13, fontWeight: 800 } as const;

/** Plain forms of the marks, in their owners' colours. */
const MARKS: Record<string, { width: number; drawing: ReactNode } | undefined> = {
  mastercard: {
    width: 52,
    drawing: (
      <>
        <circle cx="20.5" cy="16" r="9.5" fill="#eb001b" />
        <circle cx="31.5" cy="16" r="9.5" fill="#f79e1b" />
        <path d="M26 8.25a9.5 9.5 0 0 1 0 15.5 9.5 9.5 0 0 1 0-15.5" fill="#ff5f00" />
      </>
    ),
  },
  visa: {
    width: 60,
    drawing: (
      <g transform="translate(12 10) skewX(-14)" fill="none" stroke="#1434cb" strokeWidth="3.2">
        <path d="M2.5 0l4 12 4.5-12M15 0v12M27 2.5c-1-1.4-6.5-2-6.5 1 0 2.7 6.5 1.9 6.5 5 0 3.3-6 3-7.5.7M30.5 12.2L35 .5l4 11.7M32 8.6h6" />
      </g>
    ),
  },
  netopia: {
    width: 84,
    drawing: (
      <>
        <text {...WORD} x="42" y="16.5" fill="#0b2a6b" letterSpacing="1">
          NETOPIA
        </text>
        <text x="42" y="26" textAnchor="middle" fontSize="9" fill="#0b2a6b">
          {MARK_WORDS.netopia}
        </text>
      </>
    ),
  },
  sameday: {
    width: 82,
    drawing: (
      <text {...WORD} x="41" fill="#c8102e" fontStyle="italic" fontSize="14">
        {MARK_WORDS.sameday}
      </text>
    ),
  },
  fan: {
    width: 96,
    drawing: (
      <text {...WORD} x="48" fill="#12377b" fontStyle="italic">
        FAN <tspan fill="#c8102e">{MARK_WORDS.fan}</tspan>
      </text>
    ),
  },
};

/** The mark of a payment method or courier. Marks without a drawing are shown as text. */
export function Mark({ mark }: { mark: string }) {
  const name = MARK_NAMES[mark] ?? mark;
  const { width, drawing } = MARKS[mark] ?? {
    width: 84,
    drawing: (
      <text {...WORD} x="42" fontSize="12" className={styles["mark-name"]}>
        {name}
      </text>
    ),
  };
  return (
    <svg viewBox={`0 0 ${width} 32`} width={width} height="32" role="img" aria-label={name}>
      <rect className={styles.mark} x="0.5" y="0.5" width={width - 1} height="31" rx="5" />
      {drawing}
    </svg>
  );
}

/** The pictogram that leads to the consumer authority's page about settling disputes. */
export function SalMark({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <svg viewBox="0 0 190 40" width="190" height="40" role="img" aria-label={name}>
      <rect x="0.5" y="0.5" width="189" height="39" rx="5" fill="#fff" stroke="#17479d" />
      <path d="M5.5.500H50v39H5.5a5 5 0 0 1-5-5v-29a5 5 0 0 1 5-5" fill="#17479d" />
      <path d="M25 5l8 3v4c0 4-3.5 6.5-8 8-4.5-1.5-8-4-8-8V8z" fill="#fff" />
      <path d="M21.5 12l2.7 2.7 4.8-5" fill="none" stroke="#17479d" strokeWidth="2" />
      <g fill="#fff" fontSize="11" fontWeight="700" textAnchor="middle">
        <text x="25" y="33">
          ANPC
        </text>
      </g>
      <g fill="#17479d" fontSize="12" fontWeight="600">
        {lines.map((line, index) => (
          <text key={line} x="58" y={17 + 15 * index}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}
