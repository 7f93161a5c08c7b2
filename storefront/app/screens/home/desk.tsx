import { ShoppingCart } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { formatLei } from "@curat/contract/lei.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { OrderBy } from "../../components/arrival/order-by.tsx";
import { NetPrice } from "../../components/net-price/net-price.tsx";
import { focusNextPieces } from "../../components/reorder-list/focus-next-pieces.ts";
import { CHOSEN_FIELD } from "../../components/reorder-list/list-form.ts";
import { unbroken } from "../../components/unbroken.ts";
import { lineField, SENDING_FIELD } from "../../session/cart/cart-form.ts";
import { useToday } from "../../session/shop-now.tsx";
import styles from "./desk.module.css";
import type { Desk as DeskData } from "./load-desk.server.ts";
import { deskTexts as texts } from "./texts.ts";

type Line = DeskData["lines"][number];

const ACTION = "/?index";
const SHOWN = 6;

/** Lists what a customer usually orders. One button adds the selected lines to the cart. */
export default function Desk({ desk: { lines, sending } }: { desk: DeskData }) {
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [chosen, setChosen] = useState(new Set(lines.filter(({ isChosen }) => isChosen).map(({ id }) => id)));
  const isBusy = useNavigation().formAction === ACTION;
  const piecesOf = ({ id, quantity }: Line) => Math.max(0, Math.trunc(Number(typed[id] ?? quantity)) || 0);
  const ordered = lines.filter((line) => chosen.has(line.id) && piecesOf(line) > 0);
  const isCompany = lines.some(({ net }) => net !== undefined);
  const sumOf = (priceOf: (line: Line) => number): number =>
    ordered.reduce((sum, line) => sum + Math.round(priceOf(line) * 100) * piecesOf(line), 0) / 100;

  function toggle(id: number): void {
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]));
  }
  // Chosen lines are always in view.
  const shown = Math.max(SHOWN, lines.findLastIndex(({ isChosen }) => isChosen) + 1);
  const row = (line: Line) => (
    <DeskLine
      key={line.id}
      line={line}
      isChosen={chosen.has(line.id)}
      sum={(line.net ?? line.price) * piecesOf(line)}
      onType={(pieces) => setTyped({ ...typed, [line.id]: pieces })}
      onChoose={() => toggle(line.id)}
    />
  );
  return (
    <section className={styles.desk} aria-labelledby="desk">
      <header className="cluster items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="desk">{texts.title}</h2>
        <p className="text-s">
          <OrderBy usual="" />
        </p>
      </header>
      <Form method="post" action={ACTION} noValidate>
        <input type="hidden" name={SENDING_FIELD} value={sending} />
        <ul className={`list ${styles.lines}`}>{lines.slice(0, shown).map(row)}</ul>
        {lines.length > shown && (
          <details>
            <summary className={styles.more}>{texts.more(lines.length - shown)}</summary>
            <ul className="list">{lines.slice(shown).map(row)}</ul>
          </details>
        )}
        <footer className={styles.foot}>
          <output className="bold">
            <NetPrice
              net={isCompany ? sumOf(({ net, price }) => net ?? price) : undefined}
              gross={sumOf(({ price }) => price)}
            />
          </output>
          <Button isBusy={isBusy}>
            <ShoppingCart aria-hidden size={18} />
            {ordered.length > 0 ? texts.order(ordered.length) : texts.orderNothing}
          </Button>
        </footer>
      </Form>
    </section>
  );
}

interface DeskLineProps {
  line: Line;
  isChosen: boolean;
  sum: number;
  onType: (pieces: string) => void;
  onChoose: () => void;
}

function DeskLine({ line, isChosen, sum, onType, onChoose }: DeskLineProps) {
  const { id, name, url, picture, isBuyable, quantity } = line;
  return (
    <li className={`${styles.line} ${isChosen ? "" : styles.off}`}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          name={CHOSEN_FIELD}
          value={id}
          checked={isChosen}
          disabled={!isBuyable}
          autoComplete="off"
          aria-label={texts.choose(name)}
          onChange={onChoose}
        />
      </label>
      {picture ? <Picture source={picture} alt="" width={32} height={32} /> : <span />}
      <a href={url} className={`no-underline ${styles.name}`}>
        {unbroken(name)}
      </a>
      <span className={styles.last}>
        <Last line={line} />
      </span>
      <input
        className={styles.pieces}
        name={lineField(id)}
        defaultValue={quantity}
        disabled={!isBuyable}
        aria-label={texts.quantity(name)}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        data-pieces
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={moveByKeys}
      />
      <span className={styles.sum}>{isChosen && formatLei(sum)}</span>
    </li>
  );
}

/** When the product was ordered, and how long it lasts. */
function Last({ line: { isBuyable, stockText, orderedOn, daysLeft } }: { line: Line }) {
  const today = useToday()?.day;
  return (
    <>
      {today && (
        <span className="muted">
          <span className="visually-hidden">{`${texts.lastOrder} `}</span>
          {texts.ordered(orderedOn, today)}
        </span>
      )}
      {!isBuyable ? (
        <b className="text-primary">{stockText}</b>
      ) : (
        daysLeft !== undefined && (
          <b className={daysLeft > SOON_DAYS ? "text-success" : "text-warning"}>{texts.left(daysLeft)}</b>
        )
      )}
    </>
  );
}
const SOON_DAYS = 7;

/** Moves between the quantities with the arrow keys. */
function moveByKeys(event: KeyboardEvent<HTMLInputElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  focusNextPieces(event.currentTarget, by);
}
