import type { CSSProperties } from "react";
import type { PriceChoice, PriceScale } from "./price-range.ts";
import { nearestStop, priceStops } from "./price-stops.ts";
import styles from "./price-slider.module.css";
import { texts } from "./texts.ts";

interface PriceSliderProps {
  scale: PriceScale;
  choice: PriceChoice;
  onChoose: (choice: PriceChoice) => void;
}

/**
 * Slider made of two native range inputs. They have no names, because the number fields are submitted
 * instead.
 */
export function PriceSlider({ scale, choice, onChoose }: PriceSliderProps) {
  const { low, high, isOpenEnded } = scale;
  const clamp = (lei: number): number => Math.min(high, Math.max(low, lei));
  const from = clamp(choice.from ?? low);
  const to = clamp(choice.to ?? high);
  const stops = priceStops(scale);
  const last = stops.length - 1;
  const [first, second] = [nearestStop(stops, from), nearestStop(stops, to)];
  const share = (place: number): string => `${(place / Math.max(1, last)) * 100}%`;
  const amount = (input: HTMLInputElement): number => stops[Number(input.value)] ?? high;
  // At the end of an open-ended scale, the upper value means "60 or more" (B-067).
  const toText = isOpenEnded && to >= high ? `${high}+` : String(to);
  return (
    <div
      className={styles["price-slider"]}
      style={{ "--from": share(first), "--to": share(second) } as CSSProperties}
    >
      <p className="row justify-between text-s tabular bold" aria-hidden>
        <span>
          {from} {texts.lei}
        </span>
        <span>
          {toText} {texts.lei}
        </span>
      </p>
      <div className={styles.rail}>
        <input
          className="m-0 w-full h-full"
          type="range"
          aria-label={texts.minimum}
          aria-valuetext={`${from} ${texts.lei}`}
          max={last}
          value={first}
          onChange={(event) => onChoose({ from: Math.min(amount(event.target), to), to: choice.to })}
        />
        <input
          className="m-0 w-full h-full"
          type="range"
          aria-label={texts.maximum}
          aria-valuetext={`${toText} ${texts.lei}`}
          max={last}
          value={second}
          onChange={(event) => onChoose({ from: choice.from, to: Math.max(amount(event.target), from) })}
        />
      </div>
    </div>
  );
}
