import { Form } from "react-router";
import { Button } from "../../components/button/button.tsx";
import type { LeaveOutcome } from "./leave.server.ts";
import styles from "./newsletter-leave.module.css";
import { texts } from "./texts.ts";

/** `/newsletter/dezabonare/{token}`: opening it is not enough, as mail programs look into links ahead of their readers. */
export function NewsletterLeaveScreen({ outcome }: { outcome: LeaveOutcome | undefined }) {
  return (
    <section className={styles["newsletter-leave"]}>
      <h1>{texts.title}</h1>
      <output>{outcome && <p>{texts[outcome]}</p>}</output>
      {outcome !== "left" && outcome !== "unknown" && (
        <Form method="post">
          <Button>{texts.leave}</Button>
        </Form>
      )}
    </section>
  );
}
