import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { throttle } from "./throttle.ts";
import styles from "./back-to-top.module.css";
import { texts } from "../texts.ts";

const SHOWN_AFTER_PX = 300;
/** Minimum interval between two checks of the scroll position (B-169). */
export const THROTTLE_MS = 100;

export function BackToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { call: onScroll, cancel } = throttle(() => setShown(window.scrollY > SHOWN_AFTER_PX), THROTTLE_MS);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      cancel();
      window.removeEventListener("scroll", onScroll);
    };
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className={styles["back-to-top"]}
      aria-label={texts.toTop}
      onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
    >
      <ArrowUp aria-hidden size={22} />
    </button>
  );
}
