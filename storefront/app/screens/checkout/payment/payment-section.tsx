import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { CartView } from "../../../session/cart/cart-view.ts";
import { Choices } from "../form/choices.tsx";
import type { useChoice } from "../form/choices.tsx";
import { texts } from "./texts.ts";

interface PaymentSectionProps {
  payments: CartView["payments"];
  choice: ReturnType<typeof useChoice<number>>;
  errors: FieldErrors;
}

/** Payment methods by group, with their prices. */
export function PaymentSection({ payments, choice, errors }: PaymentSectionProps) {
  if (payments.length === 0) return <p>{texts.noPayment}</p>;
  return payments.map((group) => (
    <Choices
      key={group.name}
      legend={group.name}
      name="payment.paymentid"
      options={group.options}
      hints={texts.paymentHints}
      {...choice}
      errors={errors}
    />
  ));
}
