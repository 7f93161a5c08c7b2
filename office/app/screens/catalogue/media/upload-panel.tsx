import { useCallback, useRef } from "react";
import type { ChangeEvent } from "react";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { BY_CODE, filesOf } from "../../../components/media/upload.ts";
import styles from "./library.module.css";
import { MatchPreview } from "./match-preview.tsx";
import { texts } from "./texts.ts";
import { useDroppedFiles } from "./use-dropped-files.ts";

const FORM = "upload";
const ACCEPTED = "image/*,application/pdf,video/mp4,video/webm";

/** Where files come in: chosen in a form, or with a script dropped and pasted anywhere on the page, ZIPs too. */
export function UploadPanel() {
  const refused = useRefused(FORM);
  const hasScript = useHasScript();
  const panel = useRef<HTMLElement>(null);
  const isByCode = useCallback(
    () => panel.current?.querySelector<HTMLInputElement>(`[name="${BY_CODE}"]`)?.checked ?? false,
    [],
  );
  const { progress, isOver, take, matching, agree } = useDroppedFiles(isByCode);
  return (
    <section ref={panel} className={styles.upload} aria-label={texts.upload} data-over={isOver || undefined}>
      <ActionForm name={FORM} refused={refused} action="/media" encType="multipart/form-data">
        <Field
          label={texts.files}
          name="file"
          type="file"
          multiple
          accept={hasScript ? `${ACCEPTED},.zip` : ACCEPTED}
          hint={texts.filesHint}
          errors={refused?.errors}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            void take(filesOf(target));
            target.value = "";
          }}
        />
        <Checkbox
          label={texts.byCode}
          name={BY_CODE}
          defaultChecked={refused?.values[BY_CODE] !== undefined}
        />
        <p className={styles.hint}>{texts.byCodeHint}</p>
        {hasScript ? <p>{texts.dropHere}</p> : <SendButton form={FORM}>{texts.send}</SendButton>}
      </ActionForm>
      {matching && (
        <MatchPreview
          matching={matching}
          onSend={() => void agree(true)}
          onGiveUp={() => void agree(false)}
        />
      )}
      <output>
        {progress.of > 0 && texts.progress(progress.done, progress.of)}
        {progress.onProducts > 0 && `. ${texts.onProducts(progress.onProducts)}`}
      </output>
      <Named title={texts.notTaken} names={progress.refused} />
      <Named title={texts.alone} names={progress.alone} />
    </section>
  );
}

/** Files that something is to be said of, each with what. */
function Named({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={styles.refused} role="alert">
      {title}
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
