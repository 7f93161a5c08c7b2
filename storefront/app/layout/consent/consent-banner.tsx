import { useFetcher } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { COOKIE_PAGE, CONSENT_INTENT, texts as formTexts } from "../../components/consent-form/texts.ts";
import styles from "./consent-banner.module.css";
import { texts } from "./texts.ts";

/** Banner that asks for consent (B-172). A choice hides it, unless the server refuses the choice. */
export function ConsentBanner({ policy }: { policy: string | undefined }) {
  const { Form, state } = useFetcher();
  return (
    <section
      className={styles["consent-banner"]}
      aria-label={texts.banner}
      data-consent-banner
      hidden={state !== "idle"}
    >
      <div className={styles.box}>
        <h2 className="text-m">{texts.title}</h2>
        <p className={styles.about}>
          {texts.about} {policy && <a href={policy}>{texts.policy}</a>}
        </p>
        <Form method="post" action="/cookie/actiune" className={styles.ways}>
          <Button variant="secondary" name="intent" value={CONSENT_INTENT.none}>
            {formTexts.none}
          </Button>
          <Button variant="secondary" name="intent" value={CONSENT_INTENT.all}>
            {formTexts.all}
          </Button>
          <a href={COOKIE_PAGE} className={styles.settings}>
            {formTexts.settings}
          </a>
        </Form>
      </div>
    </section>
  );
}
