import { formatLei } from "@curat/contract/lei.values";
import { coveringOf } from "./dose/covering.ts";
import type { Covering } from "./dose/covering.ts";
import styles from "./in-short.module.css";
import type { ProductView } from "./product-view.ts";
import { texts } from "./texts.ts";

/** Card with dose, bucket price, pH and surfaces. Renders nothing if the product has none of them. */
export function InShort({ product }: { product: ProductView }) {
  const facts = shortFacts(product);
  if (facts.length === 0) return null;
  return (
    <section className={styles["in-short"]} aria-labelledby="pe-scurt">
      <h2 id="pe-scurt">{texts.inShort}</h2>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function shortFacts({
  dose,
  characteristics,
  netQuantity,
  price,
}: ProductView): { name: string; value: string }[] {
  const diluted = dose && [
    { name: texts.dose, value: dose.text },
    { name: texts.bucket, value: rangeText(dose.bucket) },
    { name: texts.litre, value: rangeText(dose.litre) },
  ];
  const area = coveringOf(characteristics, netQuantity);
  const covering = area && [
    { name: texts.covers, value: areaText(area) },
    { name: texts.metre, value: rangeText({ from: price / area.to, to: price / area.from }) },
  ];
  const deciding = texts.deciding
    .split(";")
    .flatMap((name) => characteristics.find((row) => row.name === name.trim()) ?? []);
  return [...(diluted ?? []), ...(covering ?? []), ...deciding];
}

function areaText({ from, to }: Covering): string {
  const [least, max] = [from.toLocaleString("ro-RO"), to.toLocaleString("ro-RO")];
  return least === max ? texts.metres(least) : texts.metresBetween(least, max);
}

function rangeText({ from, to }: { from: number; to: number }): string {
  return formatLei(from) === formatLei(to) ? formatLei(from) : `${formatLei(from)} – ${formatLei(to)}`;
}
