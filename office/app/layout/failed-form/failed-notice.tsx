import { Button } from "@curat/ui/button/button.tsx";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useRevalidator } from "react-router";
import { failedForm } from "./failed-form.ts";
import styles from "./failed-notice.module.css";

const TEXTS = {
  form: "A apărut o eroare, iar modificarea poate că nu s-a salvat. Ce ai scris este încă pe pagină.",
  reload: "Pagina nu a putut fi actualizată. Ce ai scris este încă aici.",
  again: "Încearcă din nou",
};

/** Says that the last form or reload failed, and repeats it with what is typed now. */
export function FailedNotice() {
  const failed = useSyncExternalStore(failedForm.subscribe, failedForm.get, () => undefined);
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const sent = useRef<SubmitEvent | undefined>(undefined);
  useEffect(() => {
    const remember = (event: SubmitEvent) => {
      sent.current = event;
    };
    document.addEventListener("submit", remember, { capture: true });
    return () => document.removeEventListener("submit", remember, { capture: true });
  }, []);
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    failedForm.set(undefined);
  }, [pathname]);
  if (!failed) return null;
  const again = () => {
    const form = sent.current?.target;
    failedForm.set(undefined);
    if (failed.kind === "reload") void revalidate();
    else if (form instanceof HTMLFormElement && form.isConnected) {
      const button = sent.current?.submitter;
      form.requestSubmit(button?.isConnected ? button : null);
    }
  };
  return (
    <div role="alert" className={`cluster items-center gap-3 p-4 ${styles.failed}`}>
      <span>{[TEXTS[failed.kind], failed.message].filter(Boolean).join(" ")}</span>
      <Button type="button" variant="secondary" onClick={again}>
        {TEXTS.again}
      </Button>
    </div>
  );
}
