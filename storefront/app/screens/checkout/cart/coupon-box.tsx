import { Tag, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { CartView } from "../../../session/cart/cart-view.ts";
import styles from "./coupon-box.module.css";
import { FIELD, INTENT } from "../../../components/checkout-form/form-fields.ts";
import { texts } from "./texts.ts";

interface CouponBoxProps {
  coupon: CartView["coupon"];
  values: Typed;
  errors: FieldErrors;
  isBusy: boolean;
}

/** The cart's single voucher: a collapsed field, or the applied code with a remove button (C-018, C-038). */
export function CouponBox({ coupon, values, errors, isBusy }: CouponBoxProps) {
  const isWrong = errors?.[FIELD.coupon] !== undefined;
  const [isOpen, setOpen] = useState(isWrong || Boolean(values[FIELD.coupon]));
  return (
    <div className="stack gap-3 min-w-0" data-enter={INTENT.coupon} data-screen-only>
      {coupon && (
        <p className={`row items-center gap-2 rounded ${styles.applied}`}>
          <Tag aria-hidden size={18} className="flex-none text-success" />
          <span className="flex-1 min-w-0 break-anywhere">
            {texts.couponApplied} <b>{coupon.code}</b>
            <span className="display-block text-s"> {coupon.name}</span>
          </span>
          <Button
            variant="quiet"
            name="intent"
            value={INTENT.removeCoupon}
            isBusy={isBusy}
            className={`flex-none w-touch ${styles.remove}`}
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
        <summary className={`row items-center gap-2 min-h-touch bold ${styles.question}`}>
          <Tag aria-hidden size={18} className="flex-none text-success" />
          {texts.hasCoupon}
        </summary>
        <div className={`gap-2 items-start ${styles.row}`}>
          {/* An accepted code clears the field. A refused code stays in it. */}
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
