import { Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { Form, useLocation } from "react-router";
import type { Destinations } from "./found-items.ts";
import styles from "./search-box.module.css";
import { SearchList } from "./search-list.tsx";

/** Searches records and office pages. The keys / and Ctrl+K focus it from anywhere. */
export function SearchBox({ destinations }: { destinations: Destinations }) {
  const { pathname, search } = useLocation();
  const place = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent): void {
      const isPalette = event.key === "k" && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (event.altKey || !(isPalette || isSlash)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
      if (isPalette) setOpen(true);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const options = () => [...(place.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];

  function onKeyDown(event: KeyboardEvent): void {
    const all = options();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return setOpen(true);
      const next = active + (event.key === "ArrowDown" ? 1 : -1);
      // Index -1 is the text field, which comes before the first suggestion and after the last.
      const place = next < -1 ? all.length - 1 : next >= all.length ? -1 : next;
      setActive(place);
      all[place]?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && isOpen && all[active]) {
      event.preventDefault();
      all[active].click();
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
  }

  return (
    <search ref={place} className={`relative flex-1 min-w-0 ${styles["search-box"]}`} onBlur={onBlur}>
      <Form className="relative row items-center" action="/cautare" onSubmit={close}>
        <Search aria-hidden size={18} />
        <input
          className="w-full min-w-0 bordered-strong rounded bg-paper"
          ref={field}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={pathname === "/cautare" ? (new URLSearchParams(search).get("q") ?? "") : ""}
          role="combobox"
          aria-label="Caută"
          aria-keyshortcuts="/ Control+K"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          placeholder="Caută o comandă, un client, un produs, o setare"
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget: { value } }) => {
            setText(value.trim());
            setActive(-1);
            setOpen(value.trim() !== "");
          }}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden>/</kbd>
      </Form>
      {isOpen && <SearchList {...{ id, text, active, destinations }} onChoose={close} />}
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
