import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Stars } from "@curat/ui/stars/stars.tsx";
import { longDate } from "@curat/ui/date/long-date.ts";
import { useLayoutData } from "../../session/layout-data.ts";
import type { ProductView } from "./product-view.ts";
import styles from "./reviews.module.css";
import { texts } from "./texts.ts";

type ReviewView = ProductView["reviews"][number];
type AnswerView = ReviewView["answers"][number];

/** Reviews with the shop's answers, and an explanation of how they are collected (law: Reviews). */
export function Reviews({ product, form }: { product: ProductView; form: ReactNode }) {
  const { reviews, stars } = product;
  return (
    <div className={styles.reviews}>
      <div className="stack gap-4 content-start">
        {reviews.length > 0 && <Rating reviews={reviews} stars={stars} />}
        <p className="hint">{texts.reviewMethod}</p>
        {reviews.some(({ isOutside }) => isOutside) && <p className="hint">{texts.outsideMethod}</p>}
      </div>
      <div className="stack one-column content-start gap-6">
        {reviews.length === 0 ? (
          <p>{texts.noReviews}</p>
        ) : (
          <ol className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id}>
                <Review review={review} />
              </li>
            ))}
          </ol>
        )}
        {form}
      </div>
    </div>
  );
}

function Rating({ reviews, stars }: { reviews: ReviewView[]; stars: number }) {
  return (
    <div className={styles.rating}>
      <p className={styles.average}>
        <strong>{stars.toFixed(1).replace(".", ",")}</strong>
        <Stars value={stars} count={reviews.length} />
      </p>
      <dl className={styles.shares}>
        {[5, 4, 3, 2, 1].map((value) => {
          const count = reviews.filter((review) => review.stars === value).length;
          return (
            <div key={value}>
              <dt>{texts.starsOf(value)}</dt>
              <dd>
                <meter min={0} max={reviews.length} value={count} aria-hidden />
                {count}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function Review({ review }: { review: ReviewView }) {
  const mayReport = useLayoutData()?.hasOwnApi;
  return (
    <article className="stack gap-3">
      <header className={styles.head}>
        <Stars value={review.stars} />
        <h3>{review.title}</h3>
        <p className={`cluster hint items-center gap-x-2 gap-y-1 ${styles.by}`}>
          <span>
            {review.name} · <time dateTime={review.date}>{longDate(review.date)}</time>
          </span>
          {review.isVerified && (
            <span className="inline-row items-center gap-1 text-success bold">
              <BadgeCheck aria-hidden size={16} /> {texts.verified}
            </span>
          )}
          {review.isOutside && <span>{texts.outside}</span>}
        </p>
      </header>
      {review.comment && <p className={styles.comment}>{review.comment}</p>}
      {mayReport && (
        <a href={`/recenzie/${review.id}/semnaleaza`} rel="nofollow" className="hint justify-self-start">
          {texts.report}
        </a>
      )}
      {review.answers.map((answer, index) => (
        <Answer key={`${answer.date}-${index}`} answer={answer} />
      ))}
    </article>
  );
}

function Answer({ answer }: { answer: AnswerView | AnswerView["answers"][number] }) {
  return (
    <div className={answer.isShop ? `${styles.answer} ${styles["answer-of-shop"]}` : styles.answer}>
      <p className={`cluster hint items-center gap-x-2 gap-y-1 ${styles.by}`}>
        <span>
          <strong>{answer.name}</strong> · <time dateTime={answer.date}>{longDate(answer.date)}</time>
        </span>
      </p>
      <p className={styles.comment}>{answer.comment}</p>
      {"answers" in answer &&
        answer.answers.map((further, index) => <Answer key={`${further.date}-${index}`} answer={further} />)}
    </div>
  );
}
