import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { pagesNamed, MIN_LENGTH } from "./found-items.ts";
import type { Destinations, FoundGroup, FoundItem } from "./found-items.ts";
import styles from "./search-box.module.css";

interface Answer {
  text: string;
  groups: FoundGroup[] | null;
}

const WAIT_MS = 150;

interface SearchListProps {
  id: string;
  text: string;
  active: number;
  destinations: Destinations;
  onChoose: () => void;
}

/** Suggestions while typing. Pages appear immediately, records after the API's response. */
export function SearchList({ id, text, active, destinations, onChoose }: SearchListProps) {
  const { load, data } = useFetcher<Answer>({ key: "search" });
  const shouldSearch = text.length >= MIN_LENGTH;
  useEffect(() => {
    if (!shouldSearch) return;
    const timer = setTimeout(() => void load(`/cautare/gasite?q=${encodeURIComponent(text)}`), WAIT_MS);
    return () => clearTimeout(timer);
  }, [load, text, shouldSearch]);
  const answer = shouldSearch && data?.text === text ? data : undefined;
  const groups = [...pagesNamed(destinations, text), ...(answer?.groups ?? [])];
  const all = { to: `/cautare?q=${encodeURIComponent(text)}`, text: `Toate rezultatele pentru „${text}”` };
  const numbered = numberedFrom(groups);
  return (
    <div className={`card bg-paper text-s scroll shadow-overlay ${styles.list}`}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element is a listbox controlled by a text input */}
      <div role="listbox" id={id} aria-label="Rezultatele căutării">
        {numbered.map(({ title, items, first }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox of options
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden className={`muted bold ${styles.title}`}>
              {title}
            </p>
            {items.map((item, index) => (
              <Option
                key={`${item.to} ${item.text}`}
                item={item}
                id={`${id}-${first + index}`}
                isActive={first + index === active}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
        {shouldSearch && (
          <Option
            item={all}
            id={`${id}-${countOf(groups)}`}
            isActive={active === countOf(groups)}
            onChoose={onChoose}
          />
        )}
      </div>
      <output className={styles.state}>
        {shouldSearch && !answer && "Se caută…"}
        {answer?.groups === null && "Căutarea nu este disponibilă acum."}
        {answer?.groups?.length === 0 && groups.length === 0 && "Nu am găsit nimic."}
      </output>
    </div>
  );
}

interface OptionProps {
  item: FoundItem;
  id: string;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ item: { to, text, more }, id, isActive, onChoose }: OptionProps) {
  const attributes = { id, role: "option", tabIndex: -1, "aria-selected": isActive, onClick: onChoose };
  return (
    <Link {...attributes} to={to}>
      <span>{text}</span>
      {more && <small className="muted">{more}</small>}
    </Link>
  );
}

function numberedFrom(groups: FoundGroup[]): (FoundGroup & { first: number })[] {
  return groups.map((group, index) => ({ ...group, first: countOf(groups.slice(0, index)) }));
}

function countOf(groups: FoundGroup[]): number {
  return groups.reduce((count, { items }) => count + items.length, 0);
}
