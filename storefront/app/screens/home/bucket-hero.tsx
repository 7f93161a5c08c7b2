import type { CSSProperties } from "react";
import { useId, useState } from "react";
import { formatLei, leiParts } from "@curat/contract/lei.values";
import { readableLei } from "@curat/ui/price/readable-lei.ts";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { CardArrival } from "../../components/arrival/card-arrival.tsx";
import { BucketPrice } from "../../components/dose/bucket-price.tsx";
import { QuickAdd } from "../../components/product-card/quick-add.tsx";
import { splitName } from "../../components/product-card/split-name.ts";
import type { Card } from "../../components/product-card/to-card.ts";
import { unbroken } from "../../components/unbroken.ts";
import styles from "./bucket-hero.module.css";
import { bucketTexts as texts } from "./texts.ts";
import type { Block } from "./load.server.ts";

/** Steps of the slider: buckets per month. */
const BUCKETS = [4, 8, 15, 30, 60, 120, 240] as const;
const USUAL = 2;

type Surface = Extract<Block, { type: "buckets" }>["surfaces"][number];

/**
 * Shows for each surface the lowest price of a bucket of solution and the products that achieve it. The surface can
 * be chosen without JavaScript.
 */
export function BucketHero({ title, surfaces }: { title: string; surfaces: Surface[] }) {
  const id = useId();
  const [step, setStep] = useState<number>(USUAL);
  const buckets = BUCKETS[step] ?? BUCKETS[USUAL];
  const level = 0.3 + (0.6 * step) / (BUCKETS.length - 1);
  return (
    <section
      className={styles.hero}
      aria-labelledby={id}
      style={{ "--level": level } as CSSProperties}
      data-screen-only
    >
      <div className={styles.ask}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <fieldset className={styles.surfaces}>
          <legend>{texts.surface}</legend>
          {surfaces.map(({ name }, index) => (
            <label key={name}>
              <input
                className="visually-hidden"
                type="radio"
                name={id}
                defaultChecked={index === 0}
                autoComplete="off"
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <BucketDrawing />
      {surfaces.map((surface) => (
        <Answer key={surface.name} {...{ surface, buckets }} />
      ))}
      <label className={styles.range}>
        {texts.buckets}
        <input
          type="range"
          min={0}
          max={BUCKETS.length - 1}
          value={step}
          aria-valuetext={texts.month(buckets)}
          onChange={({ currentTarget }) => setStep(Number(currentTarget.value))}
        />
        <output>{texts.month(buckets)}</output>
      </label>
    </section>
  );
}

/** The result for one surface. The style sheet shows only that of the chosen surface. */
function Answer({ surface: { name, url, cards }, buckets }: { surface: Surface; buckets: number }) {
  const [cheapest] = cards;
  if (cheapest?.bucket === undefined) return null;
  const { whole, decimals } = leiParts(cheapest.bucket);
  return (
    <div className={styles.answer}>
      <p className={styles.price}>
        <span className={styles.amount} aria-hidden>
          {`${whole}.${decimals}`}
        </span>
        <span className="visually-hidden">{readableLei(cheapest.bucket)}</span>
        <span className={styles.unit}>{texts.aBucket}</span>
        <span className={styles.month}>{texts.aMonth(formatLei(cheapest.bucket * buckets), buckets)}</span>
      </p>
      <div className={styles.goods}>
        <ul className={styles.products}>
          {cards.map((card) => (
            <li key={card.url}>
              <Product card={card} />
            </li>
          ))}
        </ul>
        <a className={styles.all} href={url}>
          {texts.all(name)}
        </a>
      </div>
    </div>
  );
}

function Product({ card }: { card: Card }) {
  const { main, line } = splitName(card.name, card.line);
  return (
    <article className={styles.product}>
      <div>
        {card.picture && (
          <Picture
            source={card.picture}
            layoutWidth={96}
            alt=""
            width={96}
            height={96}
            sizes="72px"
            eager={false}
          />
        )}
      </div>
      <h3>
        <a href={card.url}>{unbroken([main, line].filter(Boolean).join(" "))}</a>
      </h3>
      <div className={styles.facts}>
        {card.bucket !== undefined && <BucketPrice from={card.bucket} isFrom={card.isBucketFrom} />}
        <p className={styles.pack}>
          {formatLei(card.price)} <CardArrival />
        </p>
      </div>
      <QuickAdd item={card} />
    </article>
  );
}

/** A bucket whose water level follows `--level`. */
function BucketDrawing() {
  return (
    <svg className={styles.bucket} viewBox="0 0 120 120" aria-hidden focusable="false">
      <clipPath id="bucket-inside">
        <path d="M18 34h84l-9 70a8 8 0 0 1-8 7H35a8 8 0 0 1-8-7z" />
      </clipPath>
      <g clipPath="url(#bucket-inside)">
        <path className={styles.water} d="M0 6q15-8 30 0t30 0 30 0 30 0 30 0v110H0z" />
      </g>
      <path className={styles.outline} d="M18 34h84l-9 70a8 8 0 0 1-8 7H35a8 8 0 0 1-8-7z" />
      <path className={styles.outline} d="M14 34h92M20 32C24 0 96 0 100 32" />
    </svg>
  );
}
