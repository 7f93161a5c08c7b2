import { useEffect, useEffectEvent, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { useTrack } from "../../analytics/track.ts";
import { usePromises } from "../../components/promises/use-promises.ts";
import type { Outcome } from "./confirm.server.ts";
import styles from "./newsletter-confirm.module.css";
import { texts } from "./texts.ts";

/**
 * Confirms a newsletter subscription when the page loads, or with a button without JavaScript (C-079 to
 * C-082).
 */
export function NewsletterConfirmScreen() {
  const fetcher = useFetcher<{ outcome: Outcome }>();
  const sent = useActionData<{ outcome: Outcome }>();
  const isPosted = useRef(false);
  const { submit } = fetcher;
  useEffect(() => {
    // A GET must not confirm the subscription, because mail programs prefetch links.
    if (isPosted.current || sent) return;
    isPosted.current = true;
    void submit(null, { method: "post" });
  }, [submit, sent]);
  const answer: { outcome?: Outcome } | undefined = fetcher.data ?? sent;
  // A missing outcome means that no response arrived (C-082).
  const outcome = answer && (answer.outcome ?? "failed");
  const track = useTrack();
  const trackSignup = useEffectEvent(() => track("newsletter-signup", {}));
  useEffect(() => {
    if (outcome === "confirmed") trackSignup();
  }, [outcome]);
  return (
    <section className={`stack gap-4 ${styles["newsletter-confirm"]}`}>
      <h1>{texts.title}</h1>
      {outcome === undefined && <Waiting Form={fetcher.Form} />}
      <output>{outcome && <Result outcome={outcome} />}</output>
    </section>
  );
}

function Waiting({ Form }: Pick<ReturnType<typeof useFetcher>, "Form">) {
  return (
    <>
      <output className={`row items-center gap-3 ${styles.waiting}`}>
        <span className={styles.spinner} aria-hidden />
        {texts.waiting}
      </output>
      <Form method="post" className={styles.by}>
        <Button>{texts.confirm}</Button>
      </Form>
    </>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  const { newsletterPercent } = usePromises();
  if (outcome === "failed") return null;
  return (
    <div className={`stack gap-4 ${styles.told}`}>
      {outcome === "confirmed" ? (
        <>
          <p className="text-success text-l bold">{texts.confirmed}</p>
          <p>{texts.code(newsletterPercent)}</p>
        </>
      ) : (
        <p>{texts[outcome]}</p>
      )}
      <p>
        {outcome === "left" ? (
          <a className={buttonClass()} href="/newsletter">
            {texts.anew}
          </a>
        ) : (
          <a className={buttonClass()} href="/">
            {texts.shop}
          </a>
        )}
      </p>
    </div>
  );
}
