import { useEffect, useId, useRef, useState } from "react";
import type { ChangeEvent, KeyboardEvent } from "react";
import { useFetcher, useHref } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Dialog } from "@curat/ui/dialog/dialog.tsx";
import type { FoundMedia } from "./found.server.ts";
import styles from "./picture-picker.module.css";
import { texts } from "./texts.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { filesOf, uploadFile } from "./upload.ts";
import { countOf } from "@curat/contract/quantity-text.values";

interface PicturePickerProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (address: string) => void;
  mayUpload: boolean;
}

/** Dialog that finds or uploads a picture. Its inputs are not submitted with the surrounding form. */
export function PicturePicker({ label, isOpen, onClose, onChoose, mayUpload }: PicturePickerProps) {
  return (
    <Dialog title={texts.chooseFor(label)} isOpen={isOpen} onClose={onClose} variant="wide">
      <Picker {...{ onChoose, mayUpload }} />
    </Dialog>
  );
}

function Picker({ onChoose, mayUpload }: Pick<PicturePickerProps, "onChoose" | "mayUpload">) {
  const { load, data, state } = useFetcher<FoundMedia>();
  const [requested, setRequested] = useState({ q: "", page: 1 });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void load(
      `/media/gasite?${new URLSearchParams({ q: requested.q, pagina: String(requested.page) }).toString()}`,
    );
  }, [load, requested]);
  const search = () => setRequested({ q: field.current?.value.trim() ?? "", page: 1 });

  // Enter must not submit the surrounding form.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    search();
  }
  return (
    <div className="stack one-column gap-3">
      {mayUpload && <UploadHere onChoose={onChoose} />}
      <search className={`row gap-2 ${styles.search}`}>
        <input
          ref={field}
          type="search"
          aria-label="Caută după nume, descriere sau unde apare"
          placeholder="Caută după nume, descriere sau unde apare"
          maxLength={100}
          autoComplete="off"
          onKeyDown={onKeyDown}
        />
        <Button type="button" variant="secondary" onClick={search}>
          Caută
        </Button>
      </search>
      <output className={styles.count}>
        {state !== "idle"
          ? "Se caută…"
          : data?.ok === false
            ? "Biblioteca nu a putut fi încărcată. Încearcă din nou."
            : data && (data.total === 1 ? "O imagine" : countOf(data.total, "imagini"))}
      </output>
      {data?.ok && data.media.length === 0 && state === "idle" && <p>Nu am găsit nicio imagine.</p>}
      <ul className={`list gap-2 ${styles.grid}`}>
        {data?.ok &&
          data.media.map((medium) => (
            <li key={medium.address}>
              <button
                type="button"
                className={styles.tile}
                aria-label={`Alege ${medium.alt || medium.name}`}
                onClick={() => onChoose(medium.address)}
              >
                <Thumbnail medium={medium} />
                <span>{medium.name}</span>
              </button>
            </li>
          ))}
      </ul>
      {data?.ok && data.lastPage > requested.page && (
        <Button
          type="button"
          variant="secondary"
          onClick={() => setRequested(({ q, page }) => ({ q, page: page + 1 }))}
        >
          Arată mai multe
        </Button>
      )}
    </div>
  );
}

function UploadHere({ onChoose }: Pick<PicturePickerProps, "onChoose">) {
  const id = useId();
  const to = useHref("/media/incarca");
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function take([file]: File[]): Promise<void> {
    if (!file || isBusy) return;
    setBusy(true);
    setMessage(`Se încarcă ${file.name}…`);
    const answer = await uploadFile(to, file);
    setBusy(false);
    if (!answer.ok) return setMessage(texts.notUploaded(file.name, answer.why));
    if (answer.medium.kind !== "picture")
      return setMessage(texts.notUploaded(file.name, "Fișierul nu este o imagine."));
    onChoose(answer.medium.address);
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => void take(filesOf(event.target));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the file input offers the same by keyboard
    <div
      className={styles.upload}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(filesOf(event.dataTransfer));
      }}
      onPaste={(event) => void take(filesOf(event.clipboardData))}
    >
      <label className="bold" htmlFor={id}>
        Încarcă o imagine nouă
      </label>
      <input className="w-full min-h-touch" id={id} type="file" accept="image/*" onChange={onChange} />
      <span className={styles.hint}>sau trage un fișier aici, ori lipește-l cu Ctrl+V</span>
      <output>{message}</output>
    </div>
  );
}
