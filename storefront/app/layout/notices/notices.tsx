import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { Notice } from "@curat/contract/signals";
import { noticeStore } from "./notice-store.ts";
import type { ShownNotice } from "./notice-store.ts";
import styles from "./notices.module.css";

const SHOWN_MS = 8000;
const LABEL = "Mesaje";
const CLOSE = "Închide mesajul";
const NONE: ShownNotice[] = [];

/** Top right, 8 s, kept while hovered or focused. Flash notices stand in the HTML, for those without script. */
export function Notices({ initial }: { initial: Notice[] }) {
  const added = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, () => NONE);
  const [flash, setFlash] = useState(() => initial.map((notice, index) => ({ ...notice, key: -1 - index })));
  return (
    <ul className={styles.notices} aria-live="polite" aria-label={LABEL}>
      {flash.map((notice) => (
        <Item
          key={notice.key}
          notice={notice}
          onEnd={() => setFlash((left) => left.filter(({ key }) => key !== notice.key))}
        />
      ))}
      {added.map((notice) => (
        <Item key={notice.key} notice={notice} onEnd={() => noticeStore.remove(notice.key)} />
      ))}
    </ul>
  );
}

function Item({ notice, onEnd }: { notice: ShownNotice; onEnd: () => void }) {
  const [isHeld, setHeld] = useState(false);
  // A new onEnd at each render must not start the time again.
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const Icon = notice.kind === "success" ? CircleCheck : CircleAlert;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the time, does nothing
    <li
      className={`${styles.notice} ${styles[notice.kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden size={20} />
      <span>{notice.text}</span>
      <button type="button" className={styles.close} aria-label={CLOSE} onClick={onEnd}>
        <X aria-hidden size={18} />
      </button>
    </li>
  );
}
