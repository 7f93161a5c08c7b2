import { Checkbox } from "../../components/form/checkbox.tsx";
import { AddressFields } from "../../components/address-fields/address-fields.tsx";
import type { PlacesProps } from "../../components/address-fields/address-fields.tsx";
import { Choices, useChoice } from "./choices.tsx";
import type { CartView } from "./checkout-view.ts";
import styles from "./delivery-section.module.css";
import { INTENT } from "./form-fields.ts";
import { texts } from "./texts.ts";

/** Where the parcel goes, and how. */
export function DeliverySection({ cart, ...places }: PlacesProps & { cart: CartView }) {
  const { values, errors } = places;
  const delivery = useChoice(cart.deliveryId);
  return (
    <div className={styles["delivery-section"]}>
      <div className={styles.same}>
        <Checkbox label={texts.same} name="same" value="1" defaultChecked={values.same !== undefined} />
      </div>
      <fieldset className={styles.address}>
        <legend className={styles.legend}>{texts.deliveryAddress}</legend>
        <AddressFields
          {...places}
          prefix="deliveryaddress"
          showIntent={INTENT.recalculate}
          known={cart}
          autoComplete="shipping"
        />
      </fieldset>
      {cart.deliveries.length === 0 ? (
        <p>{texts.noDelivery}</p>
      ) : (
        <Choices
          legend={texts.deliveryMethod}
          name="delivery.deliveryid"
          options={cart.deliveries}
          {...delivery}
          errors={errors}
        />
      )}
    </div>
  );
}
