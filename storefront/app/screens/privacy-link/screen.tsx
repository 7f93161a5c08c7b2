import type { StoredDataFile } from "@curat/contract/privacy.values";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import styles from "./privacy-link.module.css";
import { texts } from "./texts.ts";

/** What people read comes first. */
const FILES: readonly StoredDataFile[] = ["pdf", "json"];

interface PrivacyLinkScreenProps {
  code: string;
  link: {
    /** Undefined for a link that is used or too old. */
    type?: "checkdata" | "forgetme" | undefined;
    /** Those that were not downloaded yet. */
    files: readonly StoredDataFile[];
  };
}

/** Where the mailed link leads: opening it changes nothing, the button does (mail programs look into links). */
export function PrivacyLinkScreen({ code, link: { type, files } }: PrivacyLinkScreenProps) {
  return (
    <section className={`stack gap-4 ${styles["privacy-link"]}`}>
      <h1>{texts.title}</h1>
      {type ? (
        <>
          <p>{texts[type].about}</p>
          {/* Sent by the browser itself: the answer is a file, or a page for who is logged out. */}
          <form method="post" action={`/date-personale/${encodeURIComponent(code)}/deschide`}>
            <input type="hidden" name="type" value={type} />
            {type === "forgetme" ? (
              <Button>{texts.forgetme.button}</Button>
            ) : (
              <div className="cluster gap-3">
                {FILES.filter((file) => files.includes(file)).map((file, place) => (
                  <Button key={file} name="file" value={file} variant={place === 0 ? "primary" : "secondary"}>
                    {texts.checkdata.buttons[file]}
                  </Button>
                ))}
              </div>
            )}
          </form>
        </>
      ) : (
        <>
          <p>{texts.gone}</p>
          <p>
            <a className={buttonClass()} href="/date-personale">
              {texts.again}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
