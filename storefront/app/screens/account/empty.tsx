import type { ComponentType } from "react";
import styles from "./empty.module.css";

interface EmptyProps {
  icon: ComponentType<{ size?: number; "aria-hidden"?: boolean }>;
  text: string;
  hint: string;
  link?: { href: string; name: string };
}

export function Empty({ icon: Icon, text, hint, link }: EmptyProps) {
  return (
    <div className={`stack gap-2 rounded-card text-center ${styles["nothing-yet"]}`}>
      <Icon aria-hidden size={40} />
      <p className="text-l bold">{text}</p>
      <p className={styles.hint}>{hint}</p>
      {link && <a href={link.href}>{link.name}</a>}
    </div>
  );
}
