import { Suspense, lazy, useEffect, useState } from "react";
import { Dialog } from "@curat/ui/dialog/dialog.tsx";
import { COOKIE_PAGE, texts } from "../../components/consent-form/texts.ts";
import { isPlainClick } from "../../navigation/internal-link.ts";
import { loadChunk } from "../../navigation/load-chunk.ts";

const LoadedForm = lazy(() =>
  loadChunk(() => import("../../components/consent-form/loaded-consent-form.tsx")),
);

/** Opens the consent settings in a dialog, so that visitors do not leave their page, such as the checkout. */
export function ConsentSettings() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest(`a[href="${COOKIE_PAGE}"]`) : null;
      if (!link || !isPlainClick(event) || location.pathname === COOKIE_PAGE) return;
      event.preventDefault();
      setOpen(true);
    }
    // The capture phase runs before the handler that turns clicks on links into navigations.
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);
  return (
    <Dialog title={texts.settings} isOpen={isOpen} onClose={() => setOpen(false)} variant="wide">
      <Suspense fallback={<p>{texts.loading}</p>}>
        <LoadedForm onSaved={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}
