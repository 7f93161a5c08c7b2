import { Tag, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { CartView } from "../../../session/cart/cart-view.ts";
import styles from "./coupon-box.module.css";
import { FIELD, INTENT } from "../form/form-fields.ts";
import { texts } from "./texts.ts";

interface CouponBoxProps {
  coupon: CartView["coupon"];
  values: Typed;
  errors: FieldErrors;
  isBusy: boolean;
}

/** One code at a time: the field, folded up until it is wanted, and what stands in the cart with its removal (C-018, C-038). */
export function CouponBox({ coupon, values, errors, isBusy }: CouponBoxProps) {
  const isWrong = errors?.[FIELD.coupon] !== undefined;
  const [isOpen, setOpen] = useState(isWrong || Boolean(values[FIELD.coupon]));
  return (
    <div className={styles["coupon-box"]} data-enter={INTENT.coupon} data-screen-only>
      {coupon && (
        <p className={styles.applied}>
          <Tag aria-hidden size={18} className={styles.icon} />
          <span className={styles.words}>
            {texts.couponApplied} <b>{coupon.code}</b>
            <span className={styles.name}> {coupon.name}</span>
          </span>
          <Button
            variant="quiet"
            name="intent"
            value={INTENT.removeCoupon}
            isBusy={isBusy}
            className={styles.remove}
            aria-label={texts.removeCoupon(coupon.code)}
          >
            <X aria-hidden size={18} />
          </Button>
        </p>
      )}
      <details
        className={styles.entry}
        open={isOpen || isWrong}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={styles.question}>
          <Tag aria-hidden size={18} className={styles.icon} />
          {texts.hasCoupon}
        </summary>
        <div className={styles.row}>
          {/* A code that was taken leaves an empty field, a refused one stays in it. */}
          <Field
            key={coupon?.code}
            label={texts.coupon}
            name={FIELD.coupon}
            defaultValue={values[FIELD.coupon]}
            errors={errors}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button
            variant="secondary"
            name="intent"
            value={INTENT.coupon}
            isBusy={isBusy}
            className={styles.apply}
          >
            {texts.applyCoupon}
          </Button>
        </div>
      </details>
    </div>
  );
}
