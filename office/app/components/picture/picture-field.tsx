import { useId, useRef, useState } from "react";
import type { ChangeEvent, ClipboardEvent, DragEvent } from "react";
import { Link } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { PicturePicker } from "../media/picture-picker.tsx";
import { texts as mediaTexts } from "../media/texts.ts";
import { fileField } from "./picture-names.ts";
import styles from "./picture-field.module.css";

const texts = {
  hint: "Adresa unei imagini din magazin. Las-o goală dacă nu vrei imagine.",
  file: (label: string) => `${label}: încarcă un fișier nou`,
};

interface PictureFieldProps {
  label: string;
  name: string;
  defaultValue: string;
  errors: FieldErrors;
  mayUpload: boolean;
}

/** Field for a picture's URL or file. A file takes precedence. The form must be multipart. */
export function PictureField({ label, name, defaultValue, errors, mayUpload }: PictureFieldProps) {
  const id = useId();
  const hasScript = useHasScript();
  const [address, file] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [shown, setShown] = useState(defaultValue);
  const [isChoosing, setChoosing] = useState(false);

  function choose(chosen: string): void {
    if (address.current) typeInto(address.current, chosen);
    // The last choice wins, so a file selected earlier is cleared.
    if (file.current) file.current.value = "";
    setChoosing(false);
  }
  function takeFile(event: DragEvent | ClipboardEvent): void {
    const transfer = "dataTransfer" in event ? event.dataTransfer : event.clipboardData;
    if (!file.current || transfer.files.length === 0) return;
    event.preventDefault();
    file.current.files = transfer.files;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the file input offers the same by keyboard
    <div
      className={`cluster gap-3 ${styles["picture-field"]}`}
      onDragOver={(event) => mayUpload && event.preventDefault()}
      onDrop={takeFile}
      onPaste={takeFile}
    >
      {shown !== "" && <img src={shown} alt="" width={96} height={96} loading="lazy" />}
      <div className={`stack one-column gap-2 min-w-0 ${styles.fields}`}>
        <Field
          {...{ label, name, defaultValue, errors }}
          ref={address}
          hint={texts.hint}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setShown(target.value.trim())}
        />
        <div className={`cluster items-center gap-2 ${styles.ways}`}>
          {hasScript ? (
            <Button
              type="button"
              variant="secondary"
              aria-label={mediaTexts.chooseFor(label)}
              onClick={() => setChoosing(true)}
            >
              Alege din bibliotecă
            </Button>
          ) : (
            <Link to="/media?fel=picture" target="_blank">
              Deschide biblioteca
            </Link>
          )}
          {mayUpload && (
            <>
              <label htmlFor={id} className="visually-hidden">
                {texts.file(label)}
              </label>
              <input ref={file} id={id} type="file" name={fileField(name)} accept="image/*" />
            </>
          )}
        </div>
      </div>
      <PicturePicker
        {...{ label, mayUpload }}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={choose}
      />
    </div>
  );
}

function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
