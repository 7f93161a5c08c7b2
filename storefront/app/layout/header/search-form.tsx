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
  /** Suggestions come as a chunk of their own, with the first letter typed. */
  suggests?: boolean;
  /** Focuses the field when its popover opens. */
  takesFocus?: boolean;
  /** Called when the search leads away. */
  onLeave?: () => void;
}

/** Plain GET form to /search; the script only saves the reload and adds suggestions. */
export function SearchForm({ label, suggests = false, takesFocus = false, onLeave }: SearchFormProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  /** What is suggested for; undefined while the list is closed. */
  const [term, setTerm] = useState<string>();
  const searched = useSearchedTerm();
  // The browser reads the attribute whenever the popover opens, and React writes it on the server only.
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
          // Another search's field begins with its own term.
          key={searched}
          ref={setInput}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only in a popover, which takes the focus as it opens
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

/** An empty field leads on, too; one letter says too little. */
function suggestsFor(term: string | undefined): term is string {
  const length = term?.trim().length;
  return length !== undefined && (length === 0 || length >= LIMITS.suggestFromLetters);
}

/** The term of the results that are shown: it stays in the field. */
function useSearchedTerm(): string {
  const { pathname, search } = useLocation();
  return pathname === "/search" ? (new URLSearchParams(search).get("term") ?? "") : "";
}
