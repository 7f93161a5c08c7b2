import { FileText } from "lucide-react";
import styles from "./document-list.module.css";
import { texts } from "./texts.ts";

interface Document {
  title: string;
  url: string;
  type?: string | undefined;
  bytes?: number | undefined;
  /** Year and month, such as "2026-11". */
  revised?: string | undefined;
}

/** Downloadable files with file type, size and revision: "PDF · 214 KB · revizia 11.2026". */
export function DocumentList({ documents }: { documents: readonly Document[] }) {
  return (
    <ul className={`list grid gap-3 ${styles["document-list"]}`}>
      {documents.map((document) => (
        <li key={document.url}>
          <a href={document.url || undefined} data-reload>
            <FileText className="flex-none text-primary" aria-hidden size={24} />
            <span>
              {document.title} <small className="display-block muted regular">{factsOf(document)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ type, bytes, revised }: Document): string {
  const [year, month] = revised?.split("-") ?? [];
  return [type?.toUpperCase(), bytes && sizeText(bytes), month && year && texts.revised(month, year)]
    .filter(Boolean)
    .join(" · ");
}

/** Formats a file size: "214 KB", "1,4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`;
}
