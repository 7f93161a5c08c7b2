import { Form } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import type { UnsubscribeOutcome } from "./unsubscribe.server.ts";
import styles from "./newsletter-unsubscribe.module.css";
import { texts } from "./texts.ts";

/** Unsubscribes only when the button is pressed, because mail programs prefetch links. */
export function NewsletterUnsubscribeScreen({ outcome }: { outcome: UnsubscribeOutcome | undefined }) {
  const isOver = outcome === "left" || outcome === "unknown";
  return (
    <section className={`stack gap-4 ${styles["newsletter-leave"]}`}>
      <h1>{texts.title}</h1>
      {!outcome && <p>{texts.intro}</p>}
      <output>{outcome && <p>{texts[outcome]}</p>}</output>
      {isOver ? (
        <p>
          <a className={buttonClass("secondary")} href="/">
            {texts.shop}
          </a>
        </p>
      ) : (
        <Form method="post">
          <Button>{texts.leave}</Button>
        </Form>
      )}
    </section>
  );
}
