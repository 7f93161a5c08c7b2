import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import styles from "./page-changes.module.css";

const LOADING = "Se încarcă";
const SHOWN_AFTER_MS = 200;

/** On navigation, shows a progress line, focuses the heading and announces the title. */
export function PageChanges() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const before = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    document.addEventListener("click", closeOthers);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", closeOthers);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
  return (
    <>
      <output>{state !== "idle" && <SlowLine />}</output>
      <p className="visually-hidden" aria-live="assertive">
        {title}
      </p>
    </>
  );
}

function SlowLine() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <progress className={styles["page-changes"]} aria-label={LOADING} /> : null;
}

function closeOthers({ target }: Event): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>("details[data-closes][open]"))
    if (!(target instanceof Node && part.contains(target))) part.open = false;
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  for (const part of document.querySelectorAll<HTMLDetailsElement>("details[data-closes][open]")) {
    if (part.contains(document.activeElement)) part.querySelector("summary")?.focus({ preventScroll: true });
    part.open = false;
  }
}
