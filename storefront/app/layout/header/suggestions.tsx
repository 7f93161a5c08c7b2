/** The list under the search field: a combobox after WAI-ARIA; the focus stays in the field. */
import { useEffect, useId, useState } from "react";
import type { RefObject } from "react";
import { useNavigate } from "react-router";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import type { SuggestionView } from "./suggestion-view.ts";
import { nextOption } from "./suggestion-keys.ts";
import styles from "./suggestions.module.css";
import { texts } from "./texts.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  term: string;
  onClose: () => void;
  /** One of them leads away. */
  onChoose: () => void;
}

const KINDS: Record<SuggestionView["kind"], string> = {
  category: texts.category,
  brand: texts.brand,
  product: texts.product,
};

export default function Suggestions({ input, term, onClose, onChoose }: SuggestionsProps) {
  const navigate = useNavigate();
  const id = useId();
  const found = useSuggestions(term);
  // The choice belongs to one list: with the next one it begins anew.
  const [choice, setChoice] = useState({ list: found, index: -1 });
  const active = choice.list === found ? choice.index : -1;
  const seeAll = { name: texts.seeAll, url: `/search?term=${encodeURIComponent(term)}` };
  const all: (SuggestionView | typeof seeAll)[] = [...found, seeAll];

  useEffect(() => describeField(input.current, id), [input, id]);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (active < 0) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", `${id}-${active}`);

    function onKeyDown(event: KeyboardEvent): void {
      const moved = nextOption(event.key, active, all.length);
      const chosen = event.key === "Enter" ? all[active] : undefined;
      if (event.key === "Escape") onClose();
      else if (chosen) {
        onChoose();
        void navigate(chosen.url);
      } else if (moved !== undefined) setChoice({ list: found, index: moved });
      else return;
      event.preventDefault();
    }
    // The list's own links take the focus by mouse: it closes only when the focus leaves the form.
    function onFocusOut(event: FocusEvent): void {
      if (!field?.form?.contains(event.relatedTarget as Node | null)) onClose();
    }
    field.addEventListener("keydown", onKeyDown);
    field.form?.addEventListener("focusout", onFocusOut);
    return () => {
      field.removeEventListener("keydown", onKeyDown);
      field.form?.removeEventListener("focusout", onFocusOut);
    };
  });

  /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- a select could not hold links; focus and keys stay at the field */
  return (
    <div
      className={styles.suggestions}
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      onClick={onChoose}
    >
      {all.map((option, index) => (
        <a
          key={option.url + option.name}
          id={`${id}-${index}`}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={option.url}
        >
          {"kind" in option ? <Suggested suggestion={option} /> : option.name}
        </a>
      ))}
    </div>
  );
}

/** A product by picture and price, a category with what it holds of the term, a brand. */
function Suggested({ suggestion: { kind, name, picture, price, count } }: { suggestion: SuggestionView }) {
  return (
    <>
      {kind === "product" && (
        <span className={styles.picture}>
          {picture && <Picture source={picture} alt="" width={48} height={48} eager />}
        </span>
      )}
      <span className={styles.name}>
        {name}
        {count !== undefined && <small> ({count})</small>}
      </span>
      {price === undefined ? <span className={styles.kind}>{KINDS[kind]}</span> : <Price lei={price} />}
    </>
  );
}

/** The field becomes a combobox only while its list is there; without script it is a plain search field. */
function describeField(field: HTMLInputElement | null, listId: string): (() => void) | undefined {
  const attributes = {
    role: "combobox",
    "aria-expanded": "true",
    "aria-controls": listId,
    "aria-autocomplete": "list",
  };
  for (const [name, value] of Object.entries(attributes)) field?.setAttribute(name, value);
  return () => {
    for (const name of [...Object.keys(attributes), "aria-activedescendant"]) field?.removeAttribute(name);
  };
}
