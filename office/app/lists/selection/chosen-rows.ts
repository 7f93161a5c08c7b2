/** Adds a counter, range selection and keyboard control to row checkboxes, which keep the selection. */
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import type { FormEvent, KeyboardEvent, MouseEvent, RefObject } from "react";
import { ID_FIELD, WHOLE_FIELD } from "./selection.ts";

const ROW_BOX = `input[name="${ID_FIELD}"]`;
const STEPS: Partial<Record<string, number>> = { j: 1, k: -1 };

/** Event for changes made by the script, for which browsers dispatch no `change`. */
const CHOSEN = "curat:chosen";
const NOTHING = "0 0 0";

export interface ChosenRows {
  count: number;
  isWhole: boolean;
  isPage: boolean;
  handlers: {
    onChange: (event: FormEvent) => void;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  choose: (isChosen: boolean) => void;
}

/** Returns the selection within `place`. After an action, only refused rows remain selected. */
export function useChosenRows(
  place: RefObject<HTMLElement | null>,
  answer: object | undefined,
  refused: readonly string[],
): ChosenRows {
  const last = useRef<HTMLInputElement>(null);
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = place.current;
      list?.addEventListener("change", notify);
      list?.addEventListener(CHOSEN, notify);
      return () => {
        list?.removeEventListener("change", notify);
        list?.removeEventListener(CHOSEN, notify);
      };
    },
    [place],
  );
  // Reads the checkboxes on every render, because they may be ticked before hydration and rows change.
  const chosen = useSyncExternalStore(
    subscribe,
    () => chosenIn(place.current),
    () => NOTHING,
  );
  const [count = 0, isWhole = 0, isPage = 0] = chosen.split(" ").map(Number);

  function choose(isChosen: boolean): void {
    if (!place.current) return;
    for (const box of rowBoxes(place.current)) box.checked = isChosen;
    const whole = wholeBox(place.current);
    if (!isChosen && whole) whole.checked = false;
    place.current.dispatchEvent(new Event(CHOSEN));
  }

  const answered = useRef(answer);
  useEffect(() => {
    if (answered.current === answer || !place.current) return;
    answered.current = answer;
    for (const box of rowBoxes(place.current)) box.checked = refused.includes(box.value);
    const whole = wholeBox(place.current);
    if (whole) whole.checked = false;
    place.current.dispatchEvent(new Event(CHOSEN));
  });

  return {
    count,
    isWhole: isWhole === 1,
    isPage: isPage === 1,
    choose,
    handlers: {
      onChange({ target }) {
        if (!(target instanceof HTMLInputElement) || !place.current) return;
        const whole = wholeBox(place.current);
        if (target === whole && whole.checked) for (const box of rowBoxes(place.current)) box.checked = true;
        else if (target.name === ID_FIELD && !target.checked && whole) whole.checked = false;
      },
      onClick({ target, shiftKey }) {
        if (!(target instanceof HTMLInputElement) || target.name !== ID_FIELD || !place.current) return;
        if (shiftKey && last.current)
          for (const box of between(rowBoxes(place.current), last.current, target))
            box.checked = target.checked;
        last.current = target;
      },
      onKeyDown(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || !place.current || isTyping(event.target))
          return;
        const step = STEPS[event.key];
        const rows = rowBoxes(place.current);
        const here = rows.findIndex((box) => box.closest("tr")?.contains(document.activeElement));
        if (step !== undefined) rows[here < 0 ? 0 : here + step]?.focus();
        else if (event.key === "x") rows[here]?.click();
        else return;
        event.preventDefault();
      },
    },
  };
}

/** Returns a string, so that React can compare it. */
function chosenIn(place: HTMLElement | null): string {
  if (!place) return NOTHING;
  const rows = rowBoxes(place);
  const count = rows.filter(({ checked }) => checked).length;
  const isWhole = wholeBox(place)?.checked ?? false;
  return [count, Number(isWhole), Number(count > 0 && count === rows.length)].join(" ");
}

function rowBoxes(place: HTMLElement): HTMLInputElement[] {
  return [...place.querySelectorAll<HTMLInputElement>(ROW_BOX)];
}

function wholeBox(place: HTMLElement): HTMLInputElement | null {
  return place.querySelector<HTMLInputElement>(`input[name="${WHOLE_FIELD}"]`);
}

function between(
  rows: HTMLInputElement[],
  one: HTMLInputElement,
  other: HTMLInputElement,
): HTMLInputElement[] {
  const [from, to] = [rows.indexOf(one), rows.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || from < 0 || to === undefined ? [] : rows.slice(from, to + 1);
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null
  );
}
