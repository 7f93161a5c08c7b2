import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Dialog } from "@curat/ui/dialog/dialog.tsx";
import styles from "./contact-form.module.css";
import { texts } from "./texts.ts";

/** Delay before the dialog opens the home page (requirements: B-087). */
const HOME_AFTER_MS = 10_000;

interface ThanksDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Thanks the sender, and opens the home page after 10 seconds unless the sender closes the dialog first
 * (decisions/0020: Small conflicts).
 */
export function ThanksDialog({ isOpen, onClose }: ThanksDialogProps) {
  return (
    <Dialog title={texts.thanks} isOpen={isOpen} onClose={onClose}>
      <GoingHome onStay={onClose} />
    </Dialog>
  );
}

function GoingHome({ onStay }: { onStay: () => void }) {
  const navigate = useNavigate();
  const goHome = useEffectEvent(() => void navigate("/"));
  useEffect(() => {
    const timer = setTimeout(() => goHome(), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.thanks}>
      <p>{texts.goingHome}</p>
      <div className={styles.ways}>
        <Button type="button" variant="secondary" onClick={onStay}>
          {texts.stay}
        </Button>
        <a href="/" className={buttonClass()}>
          {texts.home}
        </a>
      </div>
    </div>
  );
}
