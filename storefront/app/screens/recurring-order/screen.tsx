import { Form, useNavigation } from "react-router";
import { RECURRING_LIMITS } from "@curat/contract/recurring-orders.values";
import { formatLei } from "@curat/contract/lei.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { texts } from "../../components/recurring-order/texts.ts";
import { quantityField } from "./quantity-field.ts";
import type { DraftData } from "./recurring-order.server.ts";
import styles from "./recurring-order.module.css";

type Draft = NonNullable<DraftData["draft"]>;

const PICTURE = { width: 48, height: 48 };

export function RecurringOrderScreen({ data: { draft } }: { data: DraftData }) {
  if (!draft)
    return (
      <div className={`stack gap-4 one-column ${styles.draft}`}>
        <PageHead title={texts.title} />
        <p>{texts.missing}</p>
      </div>
    );
  const { state, stateText } = draft;
  return (
    <div className={`stack gap-4 one-column ${styles.draft}`}>
      <PageHead
        title={texts.title}
        state={
          <Status
            text={stateText}
            variant={state === "open" ? "open" : state === "ordered" ? "good" : "ended"}
          />
        }
      />
      {state === "open" ? <OpenDraft draft={draft} /> : <ClosedDraft draft={draft} />}
    </div>
  );
}

function ClosedDraft({ draft }: { draft: Draft }) {
  const { state, order_number: number, next, recurring_state: recurring } = draft;
  return (
    <>
      {state === "ordered" && <p>{texts.ordered(number ?? "")}</p>}
      {state === "skipped" && <p>{texts.skipped(next)}</p>}
      {state === "ended" && <p>{texts.ended}</p>}
      {state === "expired" && <p>{texts.expired}</p>}
      {recurring === "active" && state !== "skipped" && <p>{texts.next(next)}</p>}
    </>
  );
}

function OpenDraft({ draft }: { draft: Draft }) {
  const isBusy = useNavigation().state !== "idle";
  const { address, day, until, rhythm, next, lines, total, hindrance } = draft;
  return (
    <>
      <p>{texts.lead(day, until)}</p>
      <p className={styles.hint}>{texts.rhythm(rhythm, next)}</p>
      <Form method="post" action={address} className="stack gap-4">
        <section aria-labelledby="lines" className="stack gap-3 min-w-0">
          <h2 className="text-xl" id="lines">
            {texts.lines}
          </h2>
          <ul className={`list grid ${styles.lines}`}>
            {lines.map((line) => (
              <Line key={line.productid} line={line} />
            ))}
          </ul>
          <p className="cluster items-center gap-3">
            <Button variant="secondary" formMethod="get" isBusy={isBusy}>
              {texts.recount}
            </Button>
            <span className={styles.hint}>{texts.recountHint}</span>
          </p>
        </section>
        <Totals draft={draft} />
        {hindrance === null ? (
          <p>
            <input type="hidden" name="total" value={total} />
            <Button name="intent" value="confirm" isBusy={isBusy}>
              {texts.confirm}
            </Button>
          </p>
        ) : (
          <output className={`px-4 py-3 rounded bg-surface ${styles.words}`}>{hindrance}</output>
        )}
      </Form>
      <section aria-labelledby="others" className="stack gap-3 justify-items-start line-above py-3">
        <h2 className="text-l" id="others">
          {texts.others}
        </h2>
        <Form method="post" action={address}>
          <Button name="intent" value="skip" variant="secondary" isBusy={isBusy}>
            {texts.skip}
          </Button>
        </Form>
        <details>
          <summary className="row items-center min-h-touch underline">{texts.end}</summary>
          <Form method="post" action={address} className="stack gap-3 justify-items-start">
            <p>{texts.endQuestion}</p>
            <Button name="intent" value="end" variant="secondary" isBusy={isBusy}>
              {texts.end}
            </Button>
          </Form>
        </details>
      </section>
    </>
  );
}

function Line({ line }: { line: Draft["lines"][number] }) {
  const { productid, name, code, unit, pic, url, quantity, price, last_price: last, subtotal } = line;
  const hasNewPrice = last !== null && last !== price && quantity > 0;
  return (
    <li className="stack gap-x-4 gap-y-2 items-start py-3 line-below">
      <span className={styles.picture}>{pic && <Picture source={pic} alt="" {...PICTURE} />}</span>
      <span className="min-w-0 break-anywhere">
        {url ? <a href={url}>{name}</a> : name}
        <span className={styles.hint}>
          {texts.code(code)} · {texts.each(formatLei(price), unit)}
        </span>
        {hasNewPrice && <span className={styles.news}>{texts.wasPrice(formatLei(last))}</span>}
        {line.missing !== null && <span className={styles.news}>{line.missing}</span>}
      </span>
      <label className={styles.quantity}>
        <span className="visually-hidden">{texts.quantity(name)}</span>
        {/* A new key makes the field show the recounted quantity. */}
        <input
          key={quantity}
          name={quantityField(productid)}
          defaultValue={quantity}
          type="number"
          min={0}
          max={RECURRING_LIMITS.quantity}
          step={1}
          autoComplete="off"
        />
      </label>
      <b className={styles.sum}>
        <Price lei={subtotal} />
      </b>
    </li>
  );
}

function Totals({ draft }: { draft: Draft }) {
  const { products, discount, delivery, payment, total } = draft;
  if (total === 0) return null;
  return (
    <>
      <dl className={`grid gap-x-6 gap-y-1 items-baseline ${styles.totals}`}>
        <dt>{texts.products}</dt>
        <dd>
          <Price lei={products} />
        </dd>
        {discount > 0 && (
          <>
            <dt>{texts.discount}</dt>
            <dd>
              −<Price lei={discount} />
            </dd>
          </>
        )}
        <dt>{texts.delivery(delivery.name)}</dt>
        <dd>
          <Price lei={delivery.price} />
        </dd>
        {payment.charge > 0 && (
          <>
            <dt>{texts.payment(payment.name)}</dt>
            <dd>
              <Price lei={payment.charge} />
            </dd>
          </>
        )}
        <dt>{texts.total}</dt>
        <dd>
          <Price lei={total} size="large" />
        </dd>
      </dl>
      <p className={styles.hint}>
        {texts.deliveredTo(delivery.address)}
        {payment.charge === 0 && <> · {texts.payment(payment.name)}</>}
      </p>
    </>
  );
}
