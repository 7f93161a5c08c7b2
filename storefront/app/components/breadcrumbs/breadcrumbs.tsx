import styles from "./breadcrumbs.module.css";

export interface Crumb {
  name: string;
  /** Absent for the page itself, and where a provider gives names alone. */
  url?: string;
}

/** The way here; "Acasa" comes first by itself (requirements: B16). */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Calea paginii">
      <ol className={styles.breadcrumbs}>
        {[{ name: "Acasa", url: "/" }, ...trail].map(({ name, url }, index) => (
          <li key={name + (url ?? "")} className={styles.crumb}>
            {url ? (
              <a href={url}>{name}</a>
            ) : (
              <span aria-current={index === trail.length ? "page" : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
