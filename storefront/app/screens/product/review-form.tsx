import { useId } from "react";
import { useLoaderData, useLocation } from "react-router";
import { LIMITS } from "@curat/contract/limits.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { useVisitorText } from "../../session/visitor-slot.tsx";
import { PAGE_FORM } from "../../components/form/page-form.ts";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { useSentForm } from "../../components/form/use-sent-form.ts";
import type { SentForm } from "../../components/form/use-sent-form.ts";
import type { Writer } from "./load.server.ts";
import { fillWriter } from "../../session/visitor-data.ts";
import styles from "./review-form.module.css";
import { REVIEW_FORM_ID, reviewAddress } from "./reviews-tab.ts";
import { texts } from "./texts.ts";

const RATINGS = [1, 2, 3, 4, 5];
/** requirements: B-147 */
const DEFAULT_RATING = "5";

export interface ReviewAnswer extends SentForm {
  /** Time of sending in milliseconds since 1970. Each new value clears the form. */
  sentAt?: number;
}

interface ReviewFormProps {
  productId: number;
  writer: Writer | undefined;
}

/** Review form for customers, or a login link for visitors (B-146). */
export function ReviewForm({ productId, writer }: ReviewFormProps) {
  const id = useId();
  const { pathname } = useLocation();
  const loaded: unknown = useLoaderData();
  return (
    <section
      id={REVIEW_FORM_ID}
      tabIndex={-1}
      className={styles["review-form"]}
      aria-labelledby={id}
      data-screen-only
    >
      <h3 id={id}>{texts.writeReview}</h3>
      {writer ? (
        <WritingForm productId={productId} writer={fillWriter(loaded, writer)} />
      ) : (
        <p>
          {texts.reviewLogin}{" "}
          <a href={`/auth?inapoi=${encodeURIComponent(reviewAddress(pathname))}`}>{texts.login}</a>{" "}
          {texts.afterLogin}
        </p>
      )}
    </section>
  );
}

function WritingForm({ productId, writer }: { productId: number; writer: Writer }) {
  const { pathname } = useLocation();
  const { Form, form, answer, errors, values, messages, isBusy } = useSentForm<ReviewAnswer>(
    PAGE_FORM.review,
  );
  const fullname = useVisitorText("name", writer.fullname);
  const email = useVisitorText("email", writer.email);
  const field = (name: string) => ({ name, errors, required: true });
  return (
    <Form
      ref={form}
      method="post"
      action={reviewAddress(pathname)}
      preventScrollReset
      noValidate
      className="stack one-column gap-4"
    >
      <input type="hidden" name="form" value={PAGE_FORM.review} />
      <input type="hidden" name="productID" value={productId} />
      <p className={styles.muted}>{texts.required}</p>
      <FormMessages messages={messages} />
      {/* A new key after each sent review clears the fields. */}
      <div key={answer?.sentAt} className="stack one-column gap-4">
        <div className={styles.pair}>
          <Field
            {...field("name")}
            label={texts.reviewName}
            defaultValue={values.name ?? fullname}
            autoComplete="name"
          />
          <Field
            {...field("email")}
            label={texts.reviewEmail}
            hint={texts.reviewEmailHint}
            type="email"
            defaultValue={values.email ?? email}
            autoComplete="email"
          />
        </div>
        <Rating chosen={values.stars ?? DEFAULT_RATING} errors={errors} />
        <Field {...field("title")} label={texts.reviewTitle} defaultValue={values.title} />
        <Textarea
          label={texts.reviewComment}
          name="comment"
          limit={LIMITS.textarea}
          defaultValue={values.comment}
          errors={errors}
        />
      </div>
      <Button isBusy={isBusy} className="justify-self-start">
        {texts.sendReview}
      </Button>
    </Form>
  );
}

function Rating({ chosen, errors }: { chosen: string; errors: FieldErrors }) {
  const error = errors?.stars?.[0];
  return (
    <fieldset className={styles.rating}>
      <legend>{texts.reviewStars}</legend>
      <div className="row">
        {RATINGS.map((rating) => (
          <label key={rating} className={styles.star}>
            <input
              type="radio"
              name="stars"
              value={rating}
              defaultChecked={String(rating) === chosen}
              data-wrong={error ? true : undefined}
            />
            <span aria-hidden>★</span>
            <span className="visually-hidden">{texts.starsOf(rating)}</span>
          </label>
        ))}
      </div>
      {error && <p className="text-primary text-s bold">{error}</p>}
    </fieldset>
  );
}
