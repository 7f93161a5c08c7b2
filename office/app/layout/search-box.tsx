import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import styles from "./search-box.module.css";
import { texts } from "./texts.ts";

/** Finds orders by number, name, e-mail, phone or AWB; the key / leads here from anywhere. */
export function SearchBox() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <search className={styles["search-box"]}>
      <Form action="/comenzi">
        <Search aria-hidden size={18} />
        <input
          ref={field}
          type="search"
          name="q"
          maxLength={100}
          aria-label={texts.search}
          aria-keyshortcuts="/"
          placeholder={texts.search}
          autoComplete="off"
        />
        <kbd aria-hidden>/</kbd>
      </Form>
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
