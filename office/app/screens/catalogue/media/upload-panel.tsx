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
import { useDroppedFiles } from "./use-dropped-files.ts";
import { countOf } from "@curat/contract/quantity-text.values";

const FORM = "upload";
const ACCEPTED = "image/*,application/pdf,video/mp4,video/webm";

/** Uploads files that are selected, dropped or pasted, including ZIP files. */
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
    <section
      ref={panel}
      className={`mb-4 p-4 rounded-card bg-paper ${styles.upload}`}
      aria-label="Încarcă fișiere"
      data-over={isOver || undefined}
    >
      <ActionForm name={FORM} refused={refused} action="/media" encType="multipart/form-data">
        <Field
          label="Imagini, PDF-uri, filme"
          name="file"
          type="file"
          multiple
          accept={hasScript ? `${ACCEPTED},.zip` : ACCEPTED}
          hint="JPEG, PNG, WebP, AVIF, GIF, SVG, PDF, MP4 sau WebM, cel mult 20 MB fiecare (fără JavaScript, cel mult 40 MB în total). Din imagini se elimină datele despre locul și aparatul cu care au fost făcute."
          errors={refused?.errors}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            void take(filesOf(target));
            target.value = "";
          }}
        />
        <Checkbox
          label="Adaugă imaginile la produse după codul din numele fișierului"
          name={BY_CODE}
          defaultChecked={refused?.values[BY_CODE] !== undefined}
        />
        <p className={styles.hint}>
          12345.jpg este prima imagine a produsului cu codul 12345, 12345_2.jpg a doua. Poate fi și un ZIP cu
          imagini (până la 2.000 de fișiere, 1 GB).
        </p>
        {hasScript ? (
          <p>Trage fișierele oriunde pe această pagină sau lipește-le cu Ctrl+V.</p>
        ) : (
          <SendButton form={FORM}>Încarcă</SendButton>
        )}
      </ActionForm>
      {matching && (
        <MatchPreview
          matching={matching}
          onSend={() => void agree(true)}
          onGiveUp={() => void agree(false)}
        />
      )}
      <output>
        {progress.of > 0 && `${progress.done} din ${progress.of} încărcate`}
        {progress.onProducts > 0 &&
          `. ${
            progress.onProducts === 1
              ? "O imagine a fost adăugată la produsul corespunzător."
              : `${countOf(progress.onProducts, "imagini")} au fost adăugate la produsele corespunzătoare.`
          }`}
      </output>
      <Named title="Nu au fost acceptate:" names={progress.refused} />
      <Named title="Adăugate doar în bibliotecă, fără legătură cu un produs:" names={progress.alone} />
    </section>
  );
}

function Named({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={`text-primary break-anywhere ${styles.refused}`} role="alert">
      {title}
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
