import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import styles from "./back-button.module.css";
import { texts } from "./texts.ts";

/** Link on phones to the previous page of the shop, or to the home page (requirements: B12). */
export function BackButton() {
  const navigate = useNavigate();
  function goBack(event: MouseEvent): void {
    // The router numbers the history entries of a visit. 0 means that the visit started on this page.
    if (!((window.history.state as { idx?: number } | null)?.idx ?? 0)) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <a
      href="/"
      className={`inline-row items-center gap-2 min-h-touch text-ink bold no-underline ${styles["back-button"]}`}
      onClick={goBack}
    >
      <ArrowLeft aria-hidden size={18} />
      {texts.back}
    </a>
  );
}
