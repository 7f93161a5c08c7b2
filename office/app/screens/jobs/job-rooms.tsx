import { Link } from "react-router";
import { texts } from "./texts.ts";
import styles from "./job-rooms.module.css";

/** The two lists of work in the background. */
export function JobRooms({ at }: { at: "long" | "failed" }) {
  return (
    <nav aria-label={texts.rooms} className={styles["job-rooms"]}>
      <Link to="/lucrari" aria-current={at === "long" ? "page" : undefined}>
        {texts.long}
      </Link>
      <Link to="/lucrari/sarcini" aria-current={at === "failed" ? "page" : undefined}>
        {texts.failedJobs}
      </Link>
    </nav>
  );
}
