import { ArrowDown, ArrowLeft, ArrowUp, ShoppingCart, X } from "lucide-react";
import { LIMITS } from "@curat/contract/limits.values";
import { formatLei } from "@curat/contract/lei.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { useSentForm } from "../../../components/form/use-sent-form.ts";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { lineField, SENDING_FIELD } from "../../../session/cart/cart-form.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { CHOSEN_FIELD, LIST_INTENT, LISTS_PAGE } from "../../../components/reorder-list/list-form.ts";
import styles from "./lists.module.css";
import type { ListView, loadList } from "./load-list.server.ts";
import { texts } from "./texts.ts";

/** The page `/account/liste/{id}`, where one form edits the lines and adds them to the cart. */
export function ListScreen({
  data: { list, sending },
}: {
  data: Awaited<ReturnType<typeof loadList>>["data"];
}) {
  return (
    <>
      <p>
        <a href={LISTS_PAGE} className={styles.back}>
          <ArrowLeft aria-hidden size={18} />
          {texts.back}
        </a>
      </p>
      <PageHead title={list?.name ?? texts.title} />
      {list ? <ListForm list={list} sending={sending} /> : <p>{accountTexts.unavailable}</p>}
    </>
  );
}

function ListForm({ list, sending }: { list: ListView; sending: string }) {
  const { Form, form, answer, errors, messages, isBusy } = useSentForm(undefined, { asksServer: true });
  return (
    <Form ref={form} method="post" action={`${LISTS_PAGE}/${list.id}`} noValidate className={styles.form}>
      {/* Enter activates a form's first submit button, so the hidden save button is first. */}
      <button name="intent" value={LIST_INTENT.save} aria-label={texts.save} hidden />
      <input type="hidden" name="version" value={list.version} />
      <input type="hidden" name={SENDING_FIELD} value={sending} />
      <FormMessages messages={[...messages, ...(errors?.version ?? []), ...(errors?.lines ?? [])]} />
      <Field
        label={texts.name}
        name="name"
        required
        maxLength={LIMITS.listName}
        errors={errors}
        defaultValue={answer?.values?.name ?? list.name}
      />
      {list.lines.length === 0 && <p>{texts.noLines}</p>}
      <ul className={`list ${styles.lines}`}>
        {list.lines.map((line, index) => (
          <Line
            key={line.id}
            line={line}
            typed={answer?.values?.[lineField(line.id)]}
            error={errors?.[lineField(line.id)]?.[0]}
            isFirst={index === 0}
            isLast={index === list.lines.length - 1}
          />
        ))}
      </ul>
      <div className={`cluster gap-3 items-center ${styles.bar}`}>
        <Button name="intent" value={LIST_INTENT.save} variant="secondary" isBusy={isBusy}>
          {texts.save}
        </Button>
        {list.lines.some(({ hindered }) => hindered === undefined) && (
          <Button name="intent" value={LIST_INTENT.add} isBusy={isBusy}>
            <ShoppingCart aria-hidden size={18} />
            {texts.addChosen}
          </Button>
        )}
      </div>
    </Form>
  );
}

interface LineProps {
  line: ListView["lines"][number];
  typed: string | undefined;
  error: string | undefined;
  isFirst: boolean;
  isLast: boolean;
}

function Line({ line, typed, error, isFirst, isLast }: LineProps) {
  const { id, name, hindered } = line;
  const way = (intent: string, label: string, icon: React.ReactNode) => (
    <button
      name="intent"
      value={`${intent}:${id}`}
      aria-label={`${label}: ${name}`}
      className={`icon-button rounded muted ${styles.step}`}
    >
      {icon}
    </button>
  );
  return (
    <li className={`grid gap-x-2 gap-y-0 items-center line-above ${styles.line}`}>
      <label className={`grid place-center min-h-touch ${styles.choose}`}>
        <input
          type="checkbox"
          name={CHOSEN_FIELD}
          value={id}
          defaultChecked={hindered === undefined}
          disabled={hindered !== undefined}
          aria-label={`${texts.choose}: ${name}`}
        />
      </label>
      <span className={styles.picture}>
        {line.picture && (
          <Picture
            className="rounded bg-surface object-contain"
            source={line.picture}
            alt=""
            width={48}
            height={48}
          />
        )}
      </span>
      <div className="min-w-0 break-anywhere">
        {line.url ? <a href={line.url}>{name}</a> : name}
        <p className={styles.hint}>
          {hindered ??
            (line.price !== undefined && (
              <>
                <Price lei={line.price} />
                {line.net !== undefined && ` · ${texts.net(formatLei(line.net))}`}
              </>
            ))}
        </p>
        {error && (
          <p id={`error-${id}`} className="text-primary text-s">
            {error}
          </p>
        )}
      </div>
      <input
        className={`min-h-touch bordered-strong rounded text-center ${styles.pieces}`}
        name={lineField(id)}
        defaultValue={typed ?? line.quantity}
        aria-label={`${texts.quantity}: ${name}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `error-${id}` : undefined}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
      />
      <span className={styles.steps}>
        {!isFirst && way(LIST_INTENT.up, texts.up, <ArrowUp aria-hidden size={18} />)}
        {!isLast && way(LIST_INTENT.down, texts.down, <ArrowDown aria-hidden size={18} />)}
        {way(LIST_INTENT.remove, texts.remove, <X aria-hidden size={18} />)}
      </span>
    </li>
  );
}
