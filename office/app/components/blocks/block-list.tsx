import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Grip } from "../dragging/grip.tsx";
import { useDragging } from "../dragging/use-dragging.ts";
import { ACT, blockField, COUNT } from "./blocks.ts";
import styles from "./blocks.module.css";

export interface ShownBlock {
  place: number;
  isOpen: boolean;
}

interface BlockListProps {
  count: number;
  max: number;
  shown: ShownBlock | undefined;
  errors: FieldErrors;
  mayEdit: boolean;
  types: Record<string, string>;
  none: string;
  renderSummary: (place: number) => ReactNode;
  renderFields: (place: number) => ReactNode;
}

/** The ordered blocks of a form. Moving a block by button or by dragging submits the form. */
export function BlockList({ count, max, shown, errors, mayEdit, types, none, ...render }: BlockListProps) {
  const at = shown?.place;
  useEffect(() => {
    if (at !== undefined) document.querySelector<HTMLElement>(`#bloc-${at} summary`)?.focus();
  }, [at]);
  const { mover, grip, target } = useDragging(ACT);
  const hasErrors = (place: number) =>
    Object.keys(errors ?? {}).some((name) => name.startsWith(blockField(place, "")));
  return (
    <>
      <input type="hidden" name={COUNT} value={count} />
      <button {...mover} />
      {count === 0 && <p>{none}</p>}
      <ol className={`stack one-column gap-4 list ${styles.blocks}`}>
        {Array.from({ length: count }, (_, place) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same by keyboard
          <li
            key={place}
            id={`bloc-${place}`}
            className={`bordered rounded bg-surface px-3 py-2 ${styles.block}`}
            {...target(place)}
          >
            {mayEdit && (
              <div className={`cluster items-center ${styles.handle}`}>
                <Grip {...{ place, grip }} />
                <fieldset className="cluster items-center" aria-label={`Blocul ${place + 1}`}>
                  <ActionButton act={`up.${place}`} label="Mută mai sus" icon={ArrowUp} isOff={place === 0} />
                  <ActionButton
                    act={`down.${place}`}
                    label="Mută mai jos"
                    icon={ArrowDown}
                    isOff={place === count - 1}
                  />
                  <ActionButton act={`copy.${place}`} label="Duplică" icon={Copy} isOff={count >= max} />
                  <ActionButton act={`drop.${place}`} label="Șterge blocul" icon={Trash2} />
                </fieldset>
              </div>
            )}
            <details open={(shown?.isOpen && shown.place === place) || hasErrors(place)}>
              <summary>{render.renderSummary(place)}</summary>
              <div className={`stack one-column gap-4 ${styles.fields}`}>{render.renderFields(place)}</div>
            </details>
          </li>
        ))}
      </ol>
      {mayEdit && count < max && (
        <fieldset className={`cluster items-center gap-2 ${styles.add}`}>
          <legend>Adaugă un bloc</legend>
          {Object.entries(types).map(([type, name]) => (
            <Button key={type} variant="secondary" name={ACT} value={`add.${type}`}>
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

interface ActionButtonProps {
  act: string;
  label: string;
  icon: typeof ArrowUp;
  isOff?: boolean;
}

function ActionButton({ act, label, icon: Icon, isOff = false }: ActionButtonProps) {
  return (
    <Button variant="quiet" name={ACT} value={act} title={label} disabled={isOff}>
      <Icon aria-hidden size={18} /> <span className="visually-hidden">{label}</span>
    </Button>
  );
}
