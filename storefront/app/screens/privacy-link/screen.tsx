import type { StoredDataFile } from "@curat/contract/privacy.values";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import styles from "./privacy-link.module.css";
import { texts } from "./texts.ts";

const FILES: readonly StoredDataFile[] = ["pdf", "json"];

interface PrivacyLinkScreenProps {
  code: string;
  link: {
    /** Undefined if the link was used or has expired. */
    type?: "checkdata" | "forgetme" | undefined;
    files: readonly StoredDataFile[];
  };
}

/** Page for an emailed link. Opening it changes nothing, because mail programs prefetch links. */
export function PrivacyLinkScreen({ code, link: { type, files } }: PrivacyLinkScreenProps) {
  return (
    <section className={`stack gap-4 ${styles["privacy-link"]}`}>
      <h1>{texts.title}</h1>
      {type ? (
        <>
          <p>{texts[type].about}</p>
          {/* A native form, because the response is a file or the page of a logged-out visitor. */}
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
