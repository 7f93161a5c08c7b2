import { Button, buttonClass } from "../../components/button/button.tsx";
import styles from "./privacy-link.module.css";
import { texts } from "./texts.ts";

interface PrivacyLinkScreenProps {
  code: string;
  /** Undefined for a link that is used or too old. */
  type: "checkdata" | "forgetme" | undefined;
}

/** Where the mailed link leads: opening it changes nothing, the button does (mail programs look into links). */
export function PrivacyLinkScreen({ code, type }: PrivacyLinkScreenProps) {
  return (
    <section className={styles["privacy-link"]}>
      <h1>{texts.title}</h1>
      {type ? (
        <>
          <p>{texts[type].about}</p>
          {/* Sent by the browser itself: the answer is a file, or a page for who is logged out. */}
          <form method="post" action={`/date-personale/${encodeURIComponent(code)}/deschide`}>
            <input type="hidden" name="type" value={type} />
            <Button>{texts[type].button}</Button>
          </form>
        </>
      ) : (
        <>
          <p>{texts.gone}</p>
          <p>
            <a className={buttonClass()} href="/account/cookie">
              {texts.account}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
