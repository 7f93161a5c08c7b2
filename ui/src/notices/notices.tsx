import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { Notice } from "@curat/contract/answer-notices";
import { subscribeToDialogs, topDialog } from "../dialog/open-dialogs.ts";
import { noticeStore } from "./notice-store.ts";
import type { ShownNotice } from "./notice-store.ts";
import styles from "./notices.module.css";
import { texts } from "./texts.ts";
import { useAvoidOverlap } from "./use-avoid-overlap.ts";

const SHOWN_MS = 8000;
const NONE: ShownNotice[] = [];

/** Shows notices for 8 s, or longer while hovered or focused. The list moves into an open dialog. */
export function Notices({ initial, place = "top" }: { initial: Notice[]; place?: "top" | "foot" }) {
  const added = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, () => NONE);
  const hasEnded = useSyncExternalStore(noticeStore.subscribe, noticeStore.hasEnded, () => false);
  const [brought, setBrought] = useState(() =>
    initial.map((notice, index) => ({ ...notice, key: -1 - index, addedAt: 0 })),
  );
  const flash = hasEnded ? NONE : brought;
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog, () => null);
  // Moving the list into a dialog and back must not show a notice longer.
  const [ends] = useState(() => new Map<number, number>());
  const box = useRef<HTMLUListElement>(null);
  useAvoidOverlap(box);
  const list = (
    <ul
      ref={box}
      className={`${styles.notices} ${styles[place]}`}
      aria-live="polite"
      aria-label={texts.label}
    >
      {flash.map((notice) => (
        <Item
          key={notice.key}
          notice={notice}
          ends={ends}
          onEnd={() => setBrought((left) => left.filter(({ key }) => key !== notice.key))}
        />
      ))}
      {added.map((notice) => (
        <Item key={notice.key} notice={notice} ends={ends} onEnd={() => noticeStore.remove(notice.key)} />
      ))}
    </ul>
  );
  return dialog ? createPortal(list, dialog) : list;
}

interface ItemProps {
  notice: ShownNotice;
  ends: Map<number, number>;
  onEnd: () => void;
}

function Item({ notice, ends, onEnd }: ItemProps) {
  const { key } = notice;
  const [isPaused, setPaused] = useState(false);
  // Each render passes a new `onEnd`, which must not restart the timer.
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) {
      ends.delete(key);
      return;
    }
    const now = performance.now();
    const endsAt = ends.get(key) ?? now + SHOWN_MS;
    ends.set(key, endsAt);
    const timer = setTimeout(() => {
      ends.delete(key);
      end();
    }, endsAt - now);
    return () => clearTimeout(timer);
  }, [isPaused, ends, key]);
  if (notice.isSeenElsewhere) return <li className="visually-hidden">{notice.text}</li>;
  const Icon = notice.kind === "success" ? CircleCheck : CircleAlert;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pauses a timer and has no action
    <li
      className={`${styles.notice} ${styles[notice.kind]}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon aria-hidden size={20} />
      <span>{notice.text}</span>
      <button type="button" className={styles.close} aria-label={texts.close} onClick={onEnd}>
        <X aria-hidden size={18} />
      </button>
    </li>
  );
}
