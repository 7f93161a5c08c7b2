import { useId } from "react";
import styles from "./chart.module.css";
import { axisTop, linePath, shownLabels, ticksOf } from "./scale.ts";

interface LineChartProps {
  title: string;
  description: string;
  values: number[];
  before?: { name: string; values: number[] };
  name: string;
  labels: string[];
  tick: (value: number) => string;
}

const MAX_LABELS = 3;

/** A line chart. The page must also show its data as a table. */
export function LineChart({ title, description, values, before, name, labels, tick }: LineChartProps) {
  const id = useId();
  const top = axisTop(Math.max(0, ...values, ...(before?.values ?? [])));
  return (
    <figure className={`grid gap-2 ${styles.chart}`}>
      <figcaption className={`cluster span-all gap-x-4 gap-y-1 items-center text-s ${styles.legend}`}>
        <strong>{title}</strong>
        <span data-line="now">{name}</span>
        {before && <span data-line="before">{before.name}</span>}
      </figcaption>
      <div className={`hint row justify-between tabular flex-col text-right ${styles.ticks}`} aria-hidden>
        {ticksOf(top).map((value) => (
          <span key={value}>{tick(value)}</span>
        ))}
      </div>
      <svg
        className={styles.plot}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{description}</desc>
        <path className={styles.grid} d="M0 0H100M0 25H100M0 50H100M0 75H100M0 100H100" />
        {before && <path className={styles.before} d={linePath(before.values, top)} />}
        <path className={styles.now} d={linePath(values, top)} />
      </svg>
      <div className={`hint row justify-between tabular ${styles.labels}`} aria-hidden>
        {shownLabels(labels, MAX_LABELS).map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </figure>
  );
}
