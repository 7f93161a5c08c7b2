import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./entry-card.module.css";
import { texts } from "../../components/account/texts.ts";

interface EntryCardProps {
  id: number;
  list: string;
  name: string;
  children: ReactNode;
}

export function EntryCard({ id, list, name, children }: EntryCardProps) {
  return (
    <li className="card row min-w-0 break-anywhere flex-col">
      <div className={`stack flex-1 content-start gap-1 ${styles.body}`}>{children}</div>
      <p className={`row line-above px-2 py-1 ${styles.ways}`}>
        <a href={`${list}?edit=${id}`} aria-label={`${texts.edit}: ${name}`} data-keeps-place>
          <Pencil aria-hidden size={18} />
          {texts.edit}
        </a>
        <a href={`${list}?delete=${id}`} aria-label={`${texts.remove}: ${name}`} data-keeps-place>
          <Trash2 aria-hidden size={18} />
          {texts.remove}
        </a>
      </p>
    </li>
  );
}

export function EntryCards({ children }: { children: ReactNode }) {
  return <ul className={`list grid gap-4 ${styles.cards}`}>{children}</ul>;
}
