import styles from "./breadcrumbs.module.css";

export interface Crumb {
  name: string;
  /** Absent for the page itself, and where a provider gives names alone. */
  url?: string;
}

/** The shop's own first page (requirements: B16). */
const HOME: Crumb = { name: "Acasa", url: "/" };

/** The way here, from `home` on. */
export function Breadcrumbs({ trail, home = HOME }: { trail: Crumb[]; home?: Crumb }) {
  return (
    <nav aria-label="Calea paginii">
      <ol className={styles.breadcrumbs}>
        {[home, ...trail].map(({ name, url }, index) => (
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
