import { Search } from "lucide-react";
import { Suspense, lazy, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { LIMITS } from "@curat/contract/limits.values";
import { rememberSearch } from "../../session/last-searches.ts";
import { loadChunk } from "../../navigation/load-chunk.ts";
import styles from "./search-form.module.css";
import { texts } from "./texts.ts";

const Suggestions = lazy(() => loadChunk(() => import("./suggestions.tsx")));

interface SearchFormProps {
  label: string;
  /** Whether to show suggestions. Their chunk loads with the first letter. */
  suggests?: boolean;
  takesFocus?: boolean;
  onLeave?: () => void;
}

/** Search form. Without JavaScript it is a GET form to /search. */
export function SearchForm({ label, suggests = false, takesFocus = false, onLeave }: SearchFormProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [term, setTerm] = useState<string>();
  const searched = useSearchedTerm();
  // React renders `autofocus` only on the server, but browsers apply it each time the popover opens.
  const setInput = (field: HTMLInputElement | null): void => {
    input.current = field;
    field?.toggleAttribute("autofocus", takesFocus);
  };
  const suggest = (event: { currentTarget: HTMLInputElement }): void => setTerm(event.currentTarget.value);

  function leave(): void {
    setTerm(undefined);
    onLeave?.();
  }
  return (
    <search className="display-block">
      <form
        className={styles["search-form"]}
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = input.current?.value.trim() ?? "";
          input.current?.blur();
          leave();
          rememberSearch(typed);
          void navigate(`/search?term=${encodeURIComponent(typed)}`);
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <input
          // A new search remounts the field, so that it starts with the new term.
          key={searched}
          ref={setInput}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only in a popover, which takes focus when it opens
          autoFocus={takesFocus}
          id={id}
          defaultValue={searched}
          className={styles.input}
          type="search"
          name="term"
          placeholder={texts.search}
          maxLength={LIMITS.searchTerm}
          autoComplete="off"
          enterKeyHint="search"
          onChange={suggests ? suggest : undefined}
          onFocus={suggests ? suggest : undefined}
          onClick={suggests ? suggest : undefined}
        />
        <button className={styles.button} aria-label={texts.submitSearch}>
          <Search aria-hidden size={20} />
        </button>
        {suggests && suggestsFor(term) && (
          <Suspense>
            <Suggestions
              input={input}
              term={term.trim()}
              onClose={() => setTerm(undefined)}
              onChoose={leave}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}

/**
 * Returns whether to suggest something for the term: popular searches if it is empty, but nothing for a
 * single letter.
 */
function suggestsFor(term: string | undefined): term is string {
  const length = term?.trim().length;
  return length !== undefined && (length === 0 || length >= LIMITS.suggestFromLetters);
}

function useSearchedTerm(): string {
  const { pathname, search } = useLocation();
  return pathname === "/search" ? (new URLSearchParams(search).get("term") ?? "") : "";
}
