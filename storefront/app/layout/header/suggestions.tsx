/** Suggestions as a WAI-ARIA combobox. The focus stays in the search field. */
import { Fragment, useEffect, useId, useState } from "react";
import type { RefObject } from "react";
import { useNavigate } from "react-router";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import type { SuggestionView } from "./suggestion-view.ts";
import { markedParts } from "./marked-parts.ts";
import { nextOption } from "./suggestion-keys.ts";
import styles from "./suggestions.module.css";
import { texts } from "./texts.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  term: string;
  onClose: () => void;
  onChoose: () => void;
}

const KINDS: [SuggestionView["kind"], "recent" | "popular" | "products" | "categories" | "brands"][] = [
  ["recent", "recent"],
  ["popular", "popular"],
  ["product", "products"],
  ["category", "categories"],
  ["brand", "brands"],
];

export default function Suggestions({ input, term, onClose, onChoose }: SuggestionsProps) {
  const navigate = useNavigate();
  const id = useId();
  const found = useSuggestions(term);
  // A selection belongs to one list, so it is cleared when the list changes.
  const [choice, setChoice] = useState({ list: found, index: -1 });
  const active = choice.list === found ? choice.index : -1;
  const all = optionsOf(term, found);
  const isNothing = term !== "" && found?.total === 0 && found.views.length === 0;
  const isShown = isNothing || all.length > 0;

  useEffect(() => (isShown ? describeField(input.current, id) : undefined), [input, id, isShown]);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (active < 0) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", `${id}-${active}`);

    function onKeyDown(event: KeyboardEvent): void {
      const moved = nextOption(event.key, active, all.length);
      const chosen = event.key === "Enter" ? all[active] : undefined;
      if (event.key === "Escape") {
        onClose();
        if (term === "" || !isShown) return;
      } else if (chosen) {
        onChoose();
        void navigate(chosen.url);
      } else if (moved !== undefined) setChoice({ list: found, index: moved });
      else return;
      event.preventDefault();
    }
    // Clicking a link in the list moves the focus to it, so the list closes only when the focus leaves the
    // form.
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

  /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- a select cannot contain links; focus and keys stay in the input */
  if (!isShown) return null;
  return (
    <div className={styles.suggestions}>
      {isNothing && <output className="display-block p-4 break-anywhere">{texts.nothing(term)}</output>}
      <div id={id} role="listbox" aria-label={texts.suggestions} onClick={onChoose}>
        {KINDS.map(([kind, heading]) => {
          const some = all.flatMap((option, index) => (option.kind === kind ? [{ option, index }] : []));
          return (
            some.length > 0 && (
              <div key={kind} className={styles.group} role="group" aria-label={texts[heading]}>
                <p className={styles.heading} aria-hidden>
                  {texts[heading]}
                </p>
                {some.map(({ option, index }) => link(option, index))}
              </div>
            )
          );
        })}
        {all.map((option, index) => option.kind === undefined && link(option, index))}
      </div>
    </div>
  );

  function link(option: Option, index: number) {
    return (
      <a
        key={option.url + option.name}
        id={`${id}-${index}`}
        className={styles.option}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        href={option.url}
      >
        <Line option={option} term={term} />
      </a>
    );
  }
}

type Option = Omit<SuggestionView, "kind"> & { kind?: SuggestionView["kind"] };

/**
 * Returns the suggestions, followed by the link to all results unless the term is empty or has no results.
 */
function optionsOf(term: string, found: ReturnType<typeof useSuggestions>): Option[] {
  const views = KINDS.flatMap(([kind]) => (found?.views ?? []).filter((view) => view.kind === kind));
  // Until the response arrives, this link would be in the first suggestion's place.
  if (term === "" || found === undefined || found.total === 0) return views;
  return [
    ...views,
    { name: texts.seeAll, url: `/search?term=${encodeURIComponent(term)}`, count: found.total },
  ];
}

function Line({ option: { kind, name, picture, price, count }, term }: { option: Option; term: string }) {
  return (
    <>
      {kind === "product" && (
        <span className={styles.picture}>
          {picture && <Picture source={picture} alt="" width={48} height={48} eager />}
        </span>
      )}
      <span className={styles.name}>
        {kind === undefined || kind === "recent" || kind === "popular" ? (
          name
        ) : (
          <Marked name={name} term={term} />
        )}
        {count !== undefined && <small> ({count})</small>}
      </span>
      {price !== undefined && (
        <span className="flex-none bold">
          <Price lei={price} />
        </span>
      )}
    </>
  );
}

function Marked({ name, term }: { name: string; term: string }) {
  return markedParts(name, term).map(({ text, isMatch }, at) =>
    isMatch ? <b key={at}>{text}</b> : <Fragment key={at}>{text}</Fragment>,
  );
}

/** Gives the field the combobox attributes while its list is shown. Returns a function that removes them. */
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
