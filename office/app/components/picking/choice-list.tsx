import styles from "./choice-box.module.css";
import type { Choice } from "./choice.ts";
import type { Choices } from "./use-choices.ts";

const UNKNOWN = "Nu am găsit nimic.";

/** The suggestions below a combobox. */
export function ChoiceList({ choices }: { choices: Choices }) {
  const { id, label, shouldSearch, isLate, found, active, choose } = choices;
  if (!shouldSearch) return null;
  return (
    <div className={`card bg-paper text-s scroll shadow-overlay ${styles.list}`}>
      {found && found.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element is a listbox controlled by a text input
        <div role="listbox" id={id} aria-label={label}>
          {found.map((choice, index) => (
            <Option
              key={choice.code}
              id={`${id}-${index}`}
              choice={choice}
              isActive={index === active}
              onChoose={choose}
            />
          ))}
        </div>
      )}
      <output className={styles.state}>
        {isLate && "Se caută…"}
        {!isLate && !found && "Căutarea nu este disponibilă acum. Scrie codul."}
        {!isLate && found?.length === 0 && UNKNOWN}
      </output>
    </div>
  );
}

interface OptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  onChoose: (choice: Choice) => void;
}

function Option({ id, choice, isActive, onChoose }: OptionProps) {
  const attributes = { id, role: "option", tabIndex: -1, "aria-selected": isActive };
  return (
    <button type="button" {...attributes} onClick={() => onChoose(choice)}>
      <span>{choice.name}</span>
      {choice.code !== choice.name && (
        <>
          {" "}
          <small className="muted">{choice.code}</small>
        </>
      )}
    </button>
  );
}
