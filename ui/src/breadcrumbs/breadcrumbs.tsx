import styles from "./breadcrumbs.module.css";
import { texts } from "./texts.ts";

export interface Crumb {
  name: string;
  url?: string;
}

/** The path from `home`, by default the shop's home page, to the current page. */
export function Breadcrumbs({
  trail,
  home = { name: texts.home, url: "/" },
}: {
  trail: Crumb[];
  home?: Crumb;
}) {
  return (
    <nav aria-label={texts.label}>
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
