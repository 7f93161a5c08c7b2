import { useEffect, useRef } from "react";
import { BLOCK_TYPES, MOST_BLOCKS } from "@curat/contract/landing.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { HtmlField } from "../../components/editor/html-field.tsx";
import { ActionForm } from "../../components/form/action-form.tsx";
import { useRefused } from "../../components/form/refused.ts";
import { SendButton } from "../../components/form/send-button.tsx";
import { Panel } from "../../components/page/page.tsx";
import { BlockCard } from "./block-card.tsx";
import styles from "./landing-pages.module.css";
import { ACT, COUNT, countIn, FORM } from "./page-values.ts";
import { texts } from "./texts.ts";
import { ThemeFields } from "./theme-fields.tsx";
import type { LowContrast } from "./contrast.ts";

interface PageFormProps {
  filled: Typed;
  /** Of the draft; 0 where there is none. */
  version: number;
  contrasts: LowContrast[];
  open: number | undefined;
  mayEdit: boolean;
  mayUpload: boolean;
}

const TEXTS = [
  "content.meta.metatile",
  "content.slug",
  "content.meta.metadescription",
  "content.meta.metakeywords",
] as const;
const HINTS: Record<string, string | undefined> = {
  "content.meta.metatile": texts.titleHint,
};

/** Everything that a page says, its blocks in their order; each button keeps the draft. */
export function PageForm({ filled, version, contrasts, open, mayEdit, mayUpload }: PageFormProps) {
  const refused = useRefused(FORM);
  // What keeps the draft from being published stands at its fields.
  const [published, planned] = [useRefused("publish"), useRefused("schedule")];
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
      <div className={styles.form}>
        <fieldset className={styles.plain} disabled={!mayEdit}>
          <Panel title={texts.main}>
            {TEXTS.map((name) => (
              <Field
                key={name}
                label={texts.labels[name]}
                name={name}
                defaultValue={typed[name] ?? ""}
                errors={errors}
                hint={HINTS[name]}
                maxLength={name === "content.slug" ? 120 : undefined}
                autoComplete="off"
              />
            ))}
            <HtmlField
              label={texts.labels["content.intro"]}
              name="content.intro"
              defaultValue={typed["content.intro"] ?? ""}
              errors={errors}
            />
          </Panel>
          <Panel title={texts.blocks}>
            {count === 0 && <p>{texts.noBlocks}</p>}
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
            {mayEdit && count < MOST_BLOCKS && (
              <fieldset className={styles.add}>
                <legend>{texts.addTitle}</legend>
                {BLOCK_TYPES.map((type) => (
                  <Button key={type} variant="secondary" name={ACT} value={`add.${type}`}>
                    {texts.blockTypes[type]}
                  </Button>
                ))}
              </fieldset>
            )}
          </Panel>
          <ThemeFields {...{ typed, errors, contrasts, mayUpload }} />
        </fieldset>
        {mayEdit && (
          <div className={styles.save}>
            <SendButton form={FORM}>{texts.save}</SendButton>
          </div>
        )}
      </div>
    </ActionForm>
  );
}
