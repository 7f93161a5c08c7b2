import { useCallback, useEffect, useRef, useState } from "react";
import type { ChangeEvent } from "react";
import { useHref, useRevalidator } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { ActionForm } from "../../components/form/action-form.tsx";
import { useRefused } from "../../components/form/refused.ts";
import { SendButton } from "../../components/form/send-button.tsx";
import { filesOf, uploadFile } from "../../components/media/upload.ts";
import styles from "./library.module.css";
import { texts } from "./texts.ts";

const FORM = "upload";

interface Progress {
  done: number;
  of: number;
  refused: string[];
}

/** Where files come in: chosen in a form, or with a script dropped and pasted anywhere on the page, one after the other. */
export function UploadPanel() {
  const refused = useRefused(FORM);
  const hasScript = useHasScript();
  const { progress, isOver, take } = useDroppedFiles();
  return (
    <section className={styles.upload} aria-label={texts.upload} data-over={isOver || undefined}>
      <ActionForm name={FORM} refused={refused} action="/media" encType="multipart/form-data">
        <Field
          label={texts.files}
          name="file"
          type="file"
          multiple
          accept="image/*,application/pdf,video/mp4,video/webm"
          hint={texts.filesHint}
          errors={refused?.errors}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            take(filesOf(target));
            target.value = "";
          }}
        />
        {hasScript ? <p>{texts.dropHere}</p> : <SendButton form={FORM}>{texts.send}</SendButton>}
      </ActionForm>
      <output>{progress.of > 0 && texts.progress(progress.done, progress.of)}</output>
      {progress.refused.length > 0 && (
        <div className={styles.refused} role="alert">
          {texts.notTaken}
          <ul>
            {progress.refused.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Files of a drop on the page, of the clipboard or of a field, sent one by one; the list is loaded anew after the last. */
function useDroppedFiles() {
  const to = useHref("/media/incarca");
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<Progress>({ done: 0, of: 0, refused: [] });
  const [isOver, setOver] = useState(false);
  const waiting = useRef<File[]>([]);
  const isSending = useRef(false);

  const take = useCallback(
    (files: File[]): void => {
      if (files.length === 0) return;
      setProgress(({ of, ...rest }) => ({ ...rest, of: of + files.length }));
      waiting.current.push(...files);
      if (isSending.current) return;
      const sendAll = async (): Promise<void> => {
        isSending.current = true;
        for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
          const answer = await uploadFile(to, file);
          const why = answer.ok ? [] : [texts.refusedFile(file.name, answer.why)];
          setProgress(({ done, of, refused }) => ({
            done: done + (answer.ok ? 1 : 0),
            of,
            refused: [...refused, ...why],
          }));
        }
        isSending.current = false;
        await revalidate();
      };
      void sendAll();
    },
    [to, revalidate],
  );

  useEffect(() => {
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      take(filesOf(event.dataTransfer));
    };
    const paste = (event: ClipboardEvent): void => take(filesOf(event.clipboardData));
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", out);
    document.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", out);
      document.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, [take]);
  return { progress, isOver, take };
}
