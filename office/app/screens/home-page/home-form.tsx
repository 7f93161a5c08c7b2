import { useEffect, useRef } from "react";
import { HOME_BLOCK_TYPES, MOST_HOME_BLOCKS } from "@curat/contract/staff/home.values";
import { Button } from "@curat/ui/button/button.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { ActionForm } from "../../components/form/action-form.tsx";
import { useRefused } from "../../components/form/refused.ts";
import { SendButton } from "../../components/form/send-button.tsx";
import { BlockCard } from "./block-card.tsx";
import styles from "./home-page.module.css";
import { ACT, COUNT, countIn, FORM } from "./home-values.ts";
import { texts } from "./texts.ts";

/** What every part of the form is given. */
export interface FormPart {
  typed: Typed;
  errors: FieldErrors;
  mayUpload: boolean;
}

interface HomeFormProps {
  filled: Typed;
  /** Of the draft; 0 where there is none. */
  version: number;
  /** The block that was just moved or added. */
  open: number | undefined;
  mayEdit: boolean;
  mayUpload: boolean;
}

/** The blocks of the home page in their order; each button keeps the draft. */
export function HomeForm({ filled, version, open, mayEdit, mayUpload }: HomeFormProps) {
  const refused = useRefused(FORM);
  // What keeps the draft from being published stands at its fields.
  const [published, planned] = [useRefused("publish-draft"), useRefused("schedule-draft")];
  const errors = refused?.errors ?? published?.errors ?? planned?.errors;
  const typed = refused?.values ?? filled;
  const count = countIn(typed);
  const mover = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open !== undefined) document.querySelector<HTMLElement>(`#bloc-${open} summary`)?.focus();
  }, [open]);
  const move = (from: number, to: number): void => {
    const { current: button } = mover;
    if (!button) return;
    button.value = `move.${from}.${to}`;
    button.form?.requestSubmit(button);
  };
  return (
    <ActionForm name={FORM} refused={refused} seen={filled} encType="multipart/form-data">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name={COUNT} value={count} />
      {/* What Enter presses: the first button of a form, and that must not be one of a block. */}
      <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <button ref={mover} name={ACT} hidden aria-label={texts.drag} />
      <fieldset className={styles.plain} disabled={!mayEdit}>
        {count === 0 && <p>{texts.none}</p>}
        <ol className={styles.blocks}>
          {Array.from({ length: count }, (_, place) => (
            <BlockCard
              key={place}
              {...{ place, count, typed, errors, mayUpload }}
              isOpen={open === place}
              onDropped={move}
            />
          ))}
        </ol>
        {mayEdit && count < MOST_HOME_BLOCKS && (
          <fieldset className={styles.add}>
            <legend>{texts.addTitle}</legend>
            {HOME_BLOCK_TYPES.map((type) => (
              <Button key={type} variant="secondary" name={ACT} value={`add.${type}`}>
                {texts.types[type]}
              </Button>
            ))}
          </fieldset>
        )}
      </fieldset>
      {mayEdit && <SendButton form={FORM}>{texts.save}</SendButton>}
    </ActionForm>
  );
}
