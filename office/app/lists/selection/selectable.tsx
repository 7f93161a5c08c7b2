import { X } from "lucide-react";
import { useId, useRef } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useHref, useSubmit } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { useIsSending } from "../../components/form/refused.ts";
import { listAddress } from "../list-address.ts";
import type { ListShape, ListState } from "../list-address.ts";
import { useBulkAnswer } from "./bulk-answer.ts";
import { useChosenRows } from "./chosen-rows.ts";
import type { ChosenRows } from "./chosen-rows.ts";
import { ACTION_FIELD, listField, LIST_FIELD, MAX_ROWS, SELECTION, WHOLE_FIELD } from "./selection.ts";
import type { BulkAction } from "./selection.ts";
import { RowsFormContext } from "./selection-context.ts";
import styles from "./selectable.module.css";

import { countOf } from "@curat/contract/quantity-text.values";
interface SelectableProps {
  shape: ListShape;
  state: ListState;
  total: number;
  actions: BulkAction[];
  children: ReactNode;
}

/** A table with selectable rows, and a sticky bar of batch actions in the same form. */
export function Selectable({ shape, state, total, actions, children }: SelectableProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const answer = useBulkAnswer();
  const refused = answer?.refused.map((row) => String(row.id)) ?? NONE;
  const chosen = useChosenRows(place, answer, refused);
  return (
    // The handlers only react to events of the checkboxes inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={place} className={styles.selectable} {...chosen.handlers}>
      <RowsFormContext value={{ id, refused }}>{children}</RowsFormContext>
      <Bar {...{ id, shape, state, total, actions, chosen }} />
    </div>
  );
}
const NONE: string[] = [];

interface BarProps extends Omit<SelectableProps, "children"> {
  id: string;
  chosen: ChosenRows;
}

function Bar({ id, shape, state, total, actions, chosen }: BarProps) {
  const submit = useSubmit();
  const hasScript = useHasScript();
  const isBusy = useIsSending(SELECTION);
  const here = useHref(listAddress(shape, state));
  const { count, isWhole, isPage, choose } = chosen;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.formTarget === "_blank") return;
    event.preventDefault();
    void submit(submitter, { preventScrollReset: true });
  }

  return (
    <form
      id={id}
      method="post"
      action={here}
      className={styles.bar}
      aria-label="Acțiuni pentru rândurile alese"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value={SELECTION} />
      <input type="hidden" name={LIST_FIELD} value={listField(shape, state)} />
      <div className="cluster items-center gap-x-4 gap-y-2">
        <output className="bold">
          {hasScript
            ? isWhole
              ? `Toate cele ${countOf(total, "rezultate")} din listă`
              : count === 1
                ? "Un rând ales"
                : `${countOf(count, "rânduri")} alese`
            : "Pentru rândurile bifate:"}
        </output>
        {total > MAX_ROWS ? (
          <span className={styles.hint}>
            Lista are peste {MAX_ROWS} de rânduri: adaugă un filtru ca să o poți selecta în întregime.
          </span>
        ) : (
          <label className={`row items-center gap-2 min-h-touch ${styles.whole}`}>
            <input type="checkbox" name={WHOLE_FIELD} value="1" autoComplete="off" />
            Selectează toate cele {countOf(total, "rezultate")} din listă
          </label>
        )}
        {hasScript && (
          <>
            {!isPage && (
              <button type="button" className={buttonClass("quiet")} onClick={() => choose(true)}>
                Alege toate rândurile de pe pagină
              </button>
            )}
            <button type="button" className={buttonClass("quiet")} onClick={() => choose(false)}>
              <X aria-hidden size={18} /> Renunță la selecție
            </button>
          </>
        )}
      </div>
      <div className={`cluster items-center gap-x-4 gap-y-2 ${styles.acts}`}>
        {actions.map((action, index) => (
          <ActionButton key={action.name} action={action} isFirst={index === 0} isBusy={isBusy} />
        ))}
      </div>
    </form>
  );
}

function ActionButton({
  action,
  isFirst,
  isBusy,
}: {
  action: BulkAction;
  isFirst: boolean;
  isBusy: boolean;
}) {
  const { name, text, to, method, isFile } = action;
  const address = useHref(to ?? "");
  return (
    <Button
      name={ACTION_FIELD}
      value={name}
      variant={isFirst ? "primary" : "secondary"}
      isBusy={isBusy && !isFile}
      formAction={to === undefined ? undefined : address}
      formMethod={method}
      formTarget={isFile ? "_blank" : undefined}
    >
      {text}
    </Button>
  );
}
