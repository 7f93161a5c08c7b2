import { Link } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import styles from "./progress.module.css";

interface ProgressProps {
  label: string;
  done: number;
  total: number | null;
  text: string;
  /** Link that reloads the page without JavaScript, while something is pending. */
  look?: string | undefined;
}

export function Progress({ label, done, total, text, look }: ProgressProps) {
  const value = total === null ? undefined : done;
  return (
    <div className={`stack gap-2 justify-items-start mb-4 ${styles.progress}`}>
      <progress value={value} max={Math.max(1, total ?? 1)} aria-label={label} />
      <output className="bold">{text}</output>
      {look !== undefined && (
        <Link to="?" preventScrollReset className={buttonClass("secondary")}>
          {look}
        </Link>
      )}
    </div>
  );
}
