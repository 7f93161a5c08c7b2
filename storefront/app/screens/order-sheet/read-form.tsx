import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { SHEET_LIMITS } from "@curat/contract/order-sheet.values";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import styles from "./order-sheet.module.css";
import own from "./read-form.module.css";
import { SHEET_INTENT, SHEET_PAGE, sheetAddress } from "./page.ts";
import { Scanner } from "./scanner.tsx";
import { texts } from "./texts.ts";

export function ReadForm({ token, isFirst }: { token: string; isFirst: boolean }) {
  const { Form, form, answer, values, messages, isBusy } = useSentForm();
  const ids = { text: useId(), file: useId() };
  const [tooLarge, setTooLarge] = useState(false);
  const textError = answer?.errors?.text?.[0];
  const wasSent = useRef(false);
  // Clears codes that were added to the list, so that they are not added twice.
  useEffect(() => {
    if (wasSent.current && !isBusy && !answer?.errors) form.current?.reset();
    wasSent.current = isBusy;
  }, [isBusy, answer, form]);
  const fileError = tooLarge ? texts.fileHint : answer?.errors?.file?.[0];
  return (
    <section
      className={`stack gap-4 min-w-0 p-4 ${styles.card} ${own.wide}`}
      aria-labelledby={`${ids.text}-title`}
    >
      <h2 id={`${ids.text}-title`}>{isFirst ? texts.codes : texts.more}</h2>
      <Form
        ref={form}
        method="post"
        action={token === "" ? SHEET_PAGE : sheetAddress(token)}
        encType="multipart/form-data"
        className={`grid min-w-0 ${styles.form} ${own.read}`}
      >
        <input type="hidden" name="token" value={token} />
        <FormMessages messages={[...messages, ...otherFaults(answer?.errors)]} />
        <div className={`stack one-column gap-2 min-w-0 ${styles.field} ${own.codes}`}>
          <label htmlFor={ids.text} className={isFirst ? "visually-hidden" : undefined}>
            {texts.codes}
          </label>
          <textarea
            className="w-full p-3 bordered-strong rounded"
            id={ids.text}
            name="text"
            rows={isFirst ? 8 : 3}
            maxLength={SHEET_LIMITS.text}
            placeholder={texts.example}
            defaultValue={values.text ?? ""}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-describedby={`${ids.text}-hint`}
            aria-invalid={textError ? true : undefined}
          />
          <p id={`${ids.text}-hint`} className={`${styles.hint}`}>
            {textError ? <b className="text-primary bold">{textError}</b> : texts.codesHint}
          </p>
        </div>
        <div className={`stack one-column content-start gap-4 min-w-0 ${own.ways}`}>
          {isFirst && <Pasting />}
          <Scanner areaId={ids.text} />
          <div className={`stack one-column gap-2 min-w-0 ${styles.field}`}>
            <label htmlFor={ids.file}>{texts.file}</label>
            <input
              id={ids.file}
              type="file"
              name="file"
              accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
              aria-describedby={`${ids.file}-hint`}
              aria-invalid={fileError ? true : undefined}
              onChange={({ currentTarget: { files } }) =>
                setTooLarge((files?.[0]?.size ?? 0) > SHEET_LIMITS.fileBytes)
              }
            />
            <p id={`${ids.file}-hint`} className={`${styles.hint}`}>
              {fileError ? <b className="text-primary bold">{fileError}</b> : texts.fileHint}
            </p>
          </div>
        </div>
        <Button
          name="intent"
          value={SHEET_INTENT.read}
          isBusy={isBusy}
          disabled={tooLarge}
          variant={isFirst ? "primary" : "secondary"}
        >
          {isFirst ? texts.read : texts.readMore}
        </Button>
      </Form>
    </section>
  );
}

function Pasting() {
  return (
    <div className={own.pasting}>
      <h3>{texts.pasting.title}</h3>
      <ol>
        <li>{texts.pasting.select}</li>
        <li>{texts.pasting.paste}</li>
        <li>{texts.pasting.check}</li>
      </ol>
    </div>
  );
}

function otherFaults(errors: Record<string, string[]> = {}): string[] {
  return Object.entries(errors).flatMap(([name, messages]) =>
    name === "text" || name === "file" ? [] : messages,
  );
}
