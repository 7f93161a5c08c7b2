import type { KeyboardEvent } from "react";
import styles from "./choice-box.module.css";
import { ChoiceList } from "./choice-list.tsx";
import type { Choice, ChoiceKind } from "./choice.ts";
import { useChoices } from "./use-choices.ts";

interface ChoiceBoxProps {
  kind: ChoiceKind;
  label: string;
  onChoose: (choice: Choice) => void;
}

/** Suggests records by name or code. A click or Enter chooses one. Enter never submits the surrounding form. */
export function ChoiceBox({ kind, label, onChoose }: ChoiceBoxProps) {
  const { text, search, choices, input, onBlur } = useChoices({ kind, label, onChoose });

  function onKeyDown(event: KeyboardEvent): void {
    input.onKeyDown(event);
    if (event.key === "Enter") event.preventDefault();
  }

  return (
    <div className={`relative ${styles["choice-box"]}`} onBlur={onBlur}>
      <input
        {...input}
        className="w-full bordered-strong rounded bg-paper"
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={text}
        onChange={({ currentTarget: { value } }) => search(value)}
        onKeyDown={onKeyDown}
      />
      <ChoiceList choices={choices} />
    </div>
  );
}
