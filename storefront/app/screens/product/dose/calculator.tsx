import { useState } from "react";
import type { FormEvent } from "react";
import { useLocation } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { formatLei } from "@curat/contract/lei.values";
import type { DoseView } from "./bucket-line.tsx";
import styles from "./dose.module.css";
import { monthlyOf, WEEK_FIELDS, weekIn } from "./monthly.ts";
import type { Monthly, WeekUnit } from "./monthly.ts";
import { texts } from "./texts.ts";

const UNITS: WeekUnit[] = ["galeti", "litri"];

/** Calculates the pieces needed per month and their cost in lei from the weekly use. */
export function Calculator({ dose, productId }: { dose: DoseView; productId: number }) {
  const { pathname, search } = useLocation();
  const requested = weekIn(new URLSearchParams(search));
  const [typed, setTyped] = useState<URLSearchParams>();
  const week = typed ? weekIn(typed) : requested;

  function calculate(event: FormEvent<HTMLFormElement>): void {
    // The form has only text fields, so no value is a File.
    setTyped(new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]));
  }
  return (
    <details className={styles.calculator} open={requested !== undefined} data-screen-only>
      <summary>{texts.question}</summary>
      <form
        action={pathname}
        className={styles.form}
        onInput={calculate}
        onSubmit={(event) => {
          event.preventDefault();
          calculate(event);
        }}
      >
        <label>
          {texts.amount}
          <input
            name={WEEK_FIELDS.amount}
            inputMode="decimal"
            autoComplete="off"
            size={6}
            defaultValue={requested ? String(requested.amount).replace(".", ",") : ""}
          />
        </label>
        <label>
          {texts.unit}
          <select name={WEEK_FIELDS.unit} defaultValue={requested?.unit}>
            {UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {texts.units[unit]}
              </option>
            ))}
          </select>
        </label>
        <Button variant="secondary">{texts.calculate}</Button>
      </form>
      <div aria-live="polite">{week && <Month rows={monthlyOf(dose, dose.sizes, week)} />}</div>
      <p className="hint mt-2">
        {texts.note(dose.text)}{" "}
        <a href={`/eticheta/${productId}`} download rel="nofollow">
          {texts.label}
        </a>
      </p>
    </details>
  );
}

function Month({ rows }: { rows: Monthly<DoseView["sizes"][number]>[] }) {
  return (
    <table className={styles.month}>
      <thead>
        <tr>
          <th scope="col">{texts.size}</th>
          <th scope="col">{texts.pieces}</th>
          <th scope="col">{texts.month}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, pieces, lei, isCheapest }) => (
          <tr key={size.productID} className={isCheapest ? styles.cheapest : undefined}>
            <th scope="row">
              <a href={size.url}>{`${String(size.litres).replace(".", ",")} l`}</a>
              {isCheapest && <span>{texts.cheapest}</span>}
              {!size.buyable && <span>{texts.notBuyable}</span>}
            </th>
            <td>{span(pieces, (value) => value.toFixed(value < 10 ? 1 : 0).replace(".", ","))}</td>
            <td>{span(lei, formatLei)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function span([from, to]: readonly [number, number], reported: (value: number) => string): string {
  return reported(from) === reported(to) ? reported(from) : `${reported(from)} – ${reported(to)}`;
}
