import { Picture } from "@curat/ui/picture/picture.tsx";
import styles from "./logo.module.css";

interface LogoProps {
  name: string;
  /** URL of the shop's logo. If null, the logo is a drop icon followed by the shop's name. */
  picture: string | null;
  /** Whether to show the name even on the narrowest phones. */
  isWhole?: boolean;
}

export function Logo({ name, picture, isWhole = false }: LogoProps) {
  return (
    <a className={isWhole ? `${styles.logo} ${styles.whole}` : styles.logo} href="/" data-on-paper>
      {picture ? (
        <Picture source={picture} alt={name} width={110} height={44} eager className={styles.picture} />
      ) : (
        <Wordmark name={name} />
      )}
    </a>
  );
}

function Wordmark({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 24 28" width="24" height="28" aria-hidden="true">
        <path
          className={styles.drop}
          d="M12 1c4.6 6 9.5 10.6 9.5 16.2A9.6 9.6 0 0 1 12 27a9.6 9.6 0 0 1-9.5-9.8C2.5 11.600 7.400 7 12 1Z"
        />
        <path className={styles.shine} d="M8 17.500a4.300 4.300 0 0 0 4.200 4.400" />
      </svg>
      <span>{name}</span>
    </>
  );
}
