import { EditorState } from "prosemirror-state";
import type { Command } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { PicturePicker } from "../../media/picture-picker.tsx";
import { linkAddress, pictureAddress } from "./address.ts";
import { FieldsDialog } from "./ask-dialog.tsx";
import type { HelpProps } from "./ask-dialog.tsx";
import { linkAt, pictureAt, setLink, setPicture } from "./commands.ts";
import { readHtml, writeHtml } from "./html.ts";
import { keyPlugins } from "./keys.ts";
import { cleanPasted } from "./paste.ts";
import { Toolbar } from "./toolbar.tsx";
import styles from "./writing.module.css";

export interface WritingProps {
  area: HTMLTextAreaElement;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  showSource: () => void;
}

/** Interval at which changes are written to the text area. They are also written on submit. */
const WRITE_EVERY_MS = 200;

/** Rich text editor for a form field. Text that nobody edited is submitted exactly as it was loaded. */
export default function Writing(props: WritingProps) {
  const { area, label, describedBy, isInvalid, isRequired } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState>();
  const [dialog, setDialog] = useState<"link" | "picture">();

  useEffect(() => {
    if (!place.current) return;
    const plugins = keyPlugins(() => setDialog("link"));
    const field = fieldWriter(area, () => view.current);
    const stateOf = (html: string) => EditorState.create({ doc: readHtml(html), plugins });
    const editor = new EditorView(place.current, {
      state: stateOf(area.value),
      attributes: {
        class: `prose ${styles.text}`,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
      },
      transformPastedHTML: (html) => cleanPasted(html, window.location.origin),
      dispatchTransaction(tr) {
        editor.updateState(editor.state.apply(tr));
        setState(editor.state);
        if (tr.docChanged) field.later();
      },
      handleDOMEvents: { blur: () => field.now() },
    });
    view.current = editor;
    setState(editor.state);
    editor.focus();
    const stop = field.follow((html) => {
      editor.updateState(stateOf(html));
      setState(editor.state);
    });
    return () => {
      stop();
      editor.destroy();
      view.current = null;
    };
  }, [area, label]);

  useEffect(() => {
    const element = view.current?.dom;
    if (!element) return;
    setOrRemove(element, "aria-describedby", describedBy);
    setOrRemove(element, "aria-invalid", isInvalid ? "true" : undefined);
    setOrRemove(element, "aria-required", isRequired ? "true" : undefined);
  }, [describedBy, isInvalid, isRequired]);

  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  };
  const close = () => {
    setDialog(undefined);
    view.current?.focus();
  };
  return (
    <div className={`bordered-strong rounded bg-paper ${styles.writing}`}>
      {state && (
        <Toolbar
          {...{ state, run }}
          openLink={() => setDialog("link")}
          openPicture={() => setDialog("picture")}
          showSource={props.showSource}
        />
      )}
      <div ref={place} />
      {state && dialog === "link" && <LinkDialog {...{ state, run, close }} />}
      {state && dialog === "picture" && <PictureDialog {...{ state, run, close }} />}
    </div>
  );
}

interface DialogProps {
  state: EditorState;
  run: (command: Command) => void;
  close: () => void;
}

function LinkDialog({ state, run, close }: DialogProps) {
  const present = linkAt(state);
  const needsText = !present && state.selection.empty;
  return (
    <FieldsDialog
      title="Link"
      onClose={close}
      fields={[
        {
          name: "href",
          label: "Adresa",
          hint: "O pagină a magazinului (/livrare), un site, un e-mail sau un telefon.",
          value: String(present?.attrs.href ?? ""),
        },
        ...(needsText ? [{ name: "words", label: "Textul linkului", value: "" }] : []),
      ]}
      onPut={({ href = "", words = "" }) => {
        const address = linkAddress(href);
        if (address === undefined)
          return "Scrie o adresă: /pagina, https://…, un e-mail sau un număr de telefon.";
        close();
        run(setLink(address, words.trim() || href.trim()));
        return undefined;
      }}
    />
  );
}

function PictureDialog({ state, run, close }: DialogProps) {
  const present = pictureAt(state);
  return (
    <FieldsDialog
      title="Imagine"
      onClose={close}
      fields={[
        {
          name: "src",
          label: "Adresa imaginii",
          hint: "O imagine a magazinului (/media/…) sau una cu https://.",
          value: String(present?.attrs.src ?? ""),
        },
        {
          name: "alt",
          label: "Text alternativ",
          hint: "Descrie imaginea pentru cei care nu o văd. Lasă câmpul gol dacă imaginea este decorativă.",
          value: String(present?.attrs.alt ?? ""),
        },
      ]}
      help={FromLibrary}
      onPut={({ src = "", alt = "" }) => {
        const address = pictureAddress(src);
        if (address === undefined) return "Scrie adresa unei imagini: /media/… sau https://….";
        close();
        run(setPicture({ src: address, alt: alt.trim() }));
        return undefined;
      }}
    />
  );
}

function FromLibrary({ fill }: HelpProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (address: string) => {
    fill("src", address);
    setOpen(false);
  };
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        Alege din bibliotecă
      </Button>
      <PicturePicker
        label="Imagine"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={choose}
        mayUpload={false}
      />
    </>
  );
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Sets the value without React's value tracking, which would suppress the input event. */
function putValue(area: HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, value);
}

function fieldWriter(area: HTMLTextAreaElement, view: () => EditorView | null) {
  let written = area.value;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const editor = view();
    if (!editor) return;
    written = writeHtml(editor.state.doc);
    putValue(area, written);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return {
    now,
    later: () => {
      timer ??= setTimeout(now, WRITE_EVERY_MS);
    },
    follow: (take: (html: string) => void) => {
      // Runs after the page's own listeners, because those change the field.
      const look = () =>
        setTimeout(() => {
          if (timer !== undefined || area.value === written) return;
          written = area.value;
          take(written);
        });
      const { form } = area;
      form?.addEventListener("submit", now, true);
      form?.addEventListener("change", look);
      return () => {
        now();
        form?.removeEventListener("submit", now, true);
        form?.removeEventListener("change", look);
      };
    },
  };
}
