import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { ComponentType } from "react";
import { FieldFrame, describedBy } from "@curat/ui/form/field-frame.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import styles from "./html-field.module.css";
import { shownNodes } from "./shown-html.ts";
import type { WritingProps } from "./writing/writing.tsx";

interface HtmlFieldProps {
  label: string;
  name: string;
  defaultValue: string;
  errors: FieldErrors;
  required?: boolean;
  hint?: string;
}

const texts = {
  open: "Apasă pentru a scrie.",
  asText: "Înapoi la editor",
  hint: "HTML. Elementele nepermise sunt eliminate la salvare.",
};

type Mode =
  /** "shown" is the formatted text before editing, "writing" the editor, and "source" the HTML. */
  "shown" | "writing" | "source";

/** Field for rich text. Its editor loads on first use. Without JavaScript it is a text area with HTML. */
export function HtmlField({ label, name, defaultValue, errors, required, hint }: HtmlFieldProps) {
  const id = useId();
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const hasScript = useHasScript();
  const [mode, setMode] = useState<Mode>("shown");
  const [Writing, setWriting] = useState<ComponentType<WritingProps>>();

  const takeArea = useCallback((element: HTMLTextAreaElement | null) => {
    setArea(element);
    // Keep the text area if someone entered text before hydration.
    const isTaken = element?.value !== element?.defaultValue || element === document.activeElement;
    if (element && isTaken) setMode("source");
  }, []);

  async function write(): Promise<void> {
    try {
      const { default: editor } = await import("./writing/writing.tsx");
      setWriting(() => editor);
      setMode("writing");
    } catch {
      // If the editor's chunk fails to load, for example after a deployment, show the text area.
      setMode("source");
    }
  }
  const isHidden = hasScript && mode !== "source";
  const described = describedBy(id, { name, errors, hint: isHidden ? hint : (hint ?? texts.hint) });
  return (
    <FieldFrame {...{ label, name, required, errors }} id={id} hint={isHidden ? hint : (hint ?? texts.hint)}>
      <textarea
        ref={takeArea}
        {...(!isHidden && described)}
        id={id}
        name={name}
        className={`w-full bordered-strong rounded bg-paper text-s ${styles.source}`}
        rows={8}
        aria-required={required}
        defaultValue={defaultValue}
        hidden={isHidden}
        spellCheck={false}
      />
      {hasScript && mode === "source" && (
        <p>
          <button
            type="button"
            className="bare p-0 text-primary text-s underline"
            onClick={() => void write()}
          >
            {texts.asText}
          </button>
        </p>
      )}
      {hasScript && mode === "shown" && (
        <div
          {...described}
          className={`px-4 py-3 bordered-strong rounded bg-paper ${styles.shown}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a styled control; the form field is hidden
          role="textbox"
          aria-multiline
          aria-label={label}
          aria-required={required}
          tabIndex={0}
          onFocus={() => void write()}
        >
          <Shown html={defaultValue} />
        </div>
      )}
      {mode === "writing" && Writing && area && (
        <Writing
          area={area}
          label={label}
          describedBy={described["aria-describedby"]}
          isInvalid={described["aria-invalid"] === true}
          isRequired={required === true}
          showSource={() => setMode("source")}
        />
      )}
    </FieldFrame>
  );
}

function Shown({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(...shownNodes(html)), [html]);
  return html.trim() === "" ? (
    <p className="muted">{texts.open}</p>
  ) : (
    <div ref={place} className="prose" inert />
  );
}
