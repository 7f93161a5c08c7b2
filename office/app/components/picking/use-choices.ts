import { useEffect, useId, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { useHref } from "react-router";
import { fetchChoices, FOUND_CHOICES } from "./choice.ts";
import type { Choice, ChoiceKind } from "./choice.ts";

const WAIT_MS = 200;
const MIN_LENGTH = 2;

export interface Choices {
  id: string;
  label: string;
  shouldSearch: boolean;
  isLate: boolean;
  /** Undefined if the search failed. */
  found: Choice[] | undefined;
  active: number;
  choose: (choice: Choice) => void;
}

interface Input {
  kind: ChoiceKind;
  label: string;
  onChoose: (choice: Choice) => void;
}

/** Suggestions for a text input: their state, the input's attributes, and the setter of the searched text. */
export function useChoices({ kind, label, onChoose }: Input) {
  const id = useId();
  const address = useHref(FOUND_CHOICES);
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<{ key: string; choices: Choice[] | undefined }>();
  const [active, setActive] = useState(0);
  const shouldSearch = text.trim().length >= MIN_LENGTH;
  const key = `${kind} ${text}`;
  useEffect(() => {
    if (!shouldSearch) return;
    let isCurrent = true;
    async function suggest(): Promise<void> {
      const choices = await fetchChoices(address, { kind, q: text.trim() });
      if (isCurrent) setAnswer({ key: `${kind} ${text}`, choices });
    }
    const timer = setTimeout(() => {
      void suggest();
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [address, kind, text, shouldSearch]);
  const isLate = answer?.key !== key;
  const found = shouldSearch && !isLate ? answer?.choices : [];
  const shown = found ?? [];

  function search(sought: string): void {
    setText(sought);
    setActive(0);
  }

  function choose(choice: Choice): void {
    search("");
    onChoose(choice);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const last = shown.length - 1;
    if (event.key === "Enter" && text !== "") {
      event.preventDefault();
      if (shown[active]) choose(shown[active]);
    } else if (event.key === "ArrowDown" && last >= 0) {
      event.preventDefault();
      setActive(active >= last ? 0 : active + 1);
    } else if (event.key === "ArrowUp" && last >= 0) {
      event.preventDefault();
      setActive(active <= 0 ? last : active - 1);
    } else if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      search("");
    }
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) search("");
  }

  const choices: Choices = { id, label, shouldSearch, isLate, found, active, choose };
  const input = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": shown.length > 0,
    "aria-controls": shown.length > 0 ? id : undefined,
    "aria-activedescendant": shown[active] && `${id}-${active}`,
    autoComplete: "off",
    onKeyDown,
  } as const;
  return { text, search, choices, input, onBlur };
}
