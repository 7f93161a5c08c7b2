import { useFetcher } from "react-router";
import { Button } from "../../components/button/button.tsx";
import { Checkbox } from "../../components/form/checkbox.tsx";
import { Field } from "../../components/form/field.tsx";
import styles from "./newsletter-form.module.css";
import { texts } from "./texts.ts";

/** Seam: the address /newsletter comes with its call; the layout shows this only when the footer says so. */
export default function NewsletterForm() {
  const subscribing = useFetcher<{ errors?: Record<string, string[]> }>();
  return (
    <section className={`container ${styles["newsletter-form"]}`}>
      <h2 className={styles.title}>{texts.newsletter}</h2>
      <subscribing.Form method="post" action="/newsletter" className={styles.form}>
        <Field
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          errors={subscribing.data?.errors}
        />
        <Button type="submit">{texts.subscribe}</Button>
        <Checkbox label={texts.terms} name="terms" required errors={subscribing.data?.errors} />
      </subscribing.Form>
    </section>
  );
}
