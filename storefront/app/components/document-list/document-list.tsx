import { Download } from "lucide-react";
import styles from "./document-list.module.css";

interface Document {
  title: string;
  url: string;
  /** Such as "pdf"; said where it is given. */
  type?: string;
}

/** Files to download, a line each. */
export function DocumentList({ documents }: { documents: readonly Document[] }) {
  return (
    <ul className={styles["document-list"]}>
      {documents.map(({ title, url, type }) => (
        <li key={url}>
          <a href={url} data-reload>
            <Download aria-hidden size={20} />
            {title} {type && <span className={styles.type}>{type.toUpperCase()}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
