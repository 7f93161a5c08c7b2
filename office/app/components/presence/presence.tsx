import { Users } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import styles from "./presence.module.css";
import { texts } from "./texts.ts";

/** Interval of updates. It is half the time after which someone counts as absent. */
const AGAIN_MS = 30_000;

interface PresenceProps {
  kind: SubjectKind;
  id: string | number;
  otherViewers: string[];
}

/** Shows other people who have the record open, and updates while the page is visible. */
export function Presence({ kind, id, otherViewers }: PresenceProps) {
  const { load, data } = useFetcher<{ otherViewers: string[] }>();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible")
        void load(`/prezenta?${new URLSearchParams({ fel: kind, nr: String(id) }).toString()}`);
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [load, kind, id]);
  const names = data?.otherViewers ?? otherViewers;
  return (
    <output className={styles.presence}>
      {names.length > 0 && (
        <>
          <Users className="flex-none" aria-hidden size={18} /> {texts.open(names)}
        </>
      )}
    </output>
  );
}
