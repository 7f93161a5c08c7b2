import { CircleAlert } from "lucide-react";
import { Button } from "@curat/ui/button/button.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { AddressFields } from "../../../components/address-fields/address-fields.tsx";
import type { PlacesProps } from "../../../components/address-fields/address-fields.tsx";
import { DELIVERY_CODE, isLockerCode } from "@curat/contract/cart.values";
import { useLayoutData } from "../../../session/layout-data.ts";
import { Choices, useChoice } from "../form/choices.tsx";
import type { CartView } from "../../../session/cart/cart-view.ts";
import styles from "./delivery-section.module.css";
import { INTENT } from "../../../components/checkout-form/form-fields.ts";
import { lockerTextsOf } from "../lockers/texts.ts";
import { LockerPicker } from "../lockers/locker-picker.tsx";
import type { LockerPickerProps } from "../lockers/locker-picker.tsx";
import type { Person } from "../buyer/person.server.ts";
import { SavedChoice } from "../form/saved-choice.tsx";
import { addressEntry } from "../buyer/saved-entry.ts";
import { texts } from "./texts.ts";
import { Zipcode } from "../form/zipcode.tsx";

interface DeliverySectionProps extends PlacesProps {
  cart: CartView;
  isSame: boolean;
  isSettled: boolean;
  person: Person;
  notes: string[];
  lockers: Omit<LockerPickerProps, "errors" | "chosenId" | "isSettled" | "delivery">;
}

/** Returns whether the delivery is to a locker or store and needs no delivery address. */
function isAway(code: string): boolean {
  return code === DELIVERY_CODE.storePickup || isLockerCode(code);
}

export function DeliverySection({
  cart,
  isSame,
  isSettled,
  person,
  notes,
  lockers,
  ...places
}: DeliverySectionProps) {
  const { values, errors } = places;
  const delivery = useChoice(cart.deliveryId, { isSettled });
  const code = cart.deliveries.find(({ id }) => id === delivery.chosen)?.code ?? "";
  // The documented API cannot list lockers.
  const hasPicker = useLayoutData()?.hasOwnApi === true;
  const hasLockers = cart.deliveries.some((option) => isLockerCode(option.code));
  return (
    <div className="stack gap-5 min-w-0">
      <div className={styles.same}>
        <Checkbox
          label={texts.same}
          name="same"
          value="1"
          defaultChecked={values["customer.customer_type"] === "pj" ? values.same !== undefined : isSame}
        />
      </div>
      <fieldset className={styles.address}>
        <legend className={styles.legend}>
          {isAway(code) ? texts.billingAddress : texts.deliveryAddress}
        </legend>
        {isAway(code) && <p className={styles.hint}>{texts.billedHere}</p>}
        <SavedChoice
          legend={texts.savedAddresses}
          name="deliveryaddress.id"
          entries={(person?.addresses ?? []).map(addressEntry)}
          other={texts.otherAddress}
          chosen={values["deliveryaddress.id"] ?? String(person?.address?.id ?? "")}
          errors={errors}
        >
          <div className="stack gap-4 min-w-0">
            <AddressFields
              {...places}
              prefix="deliveryaddress"
              showIntent={INTENT.recalculate}
              known={cart}
              autoComplete="shipping"
            />
            <Zipcode prefix="deliveryaddress" values={values} errors={errors} />
          </div>
        </SavedChoice>
      </fieldset>
      {cart.deliveries.length === 0 ? (
        <p>{texts.noDelivery}</p>
      ) : (
        <Choices
          legend={texts.deliveryMethod}
          name="delivery.deliveryid"
          options={cart.deliveries}
          // On phones the list of lockers is further down the page, so a hint points to it.
          hints={
            hasPicker && isLockerCode(code) && !cart.lockerId ? { [code]: lockerTextsOf(code).below } : {}
          }
          {...delivery}
          errors={errors}
        />
      )}
      <output className={`stack gap-2 ${styles.notes}`}>
        {notes.map((note) => (
          <span key={note} className={`row gap-3 px-4 py-3 rounded ${styles.note}`}>
            <CircleAlert aria-hidden size={20} className={`flex-none text-warning ${styles.icon}`} />
            {note}
          </span>
        ))}
      </output>
      {hasLockers && hasPicker && (
        <noscript>
          <Button variant="secondary" name="intent" value={INTENT.recalculate}>
            {texts.showLockers}
          </Button>
        </noscript>
      )}
      {isLockerCode(code) &&
        (hasPicker ? (
          <LockerPicker
            key={code}
            {...lockers}
            offer={lockers.offer?.delivery === code ? lockers.offer : null}
            delivery={code}
            chosenId={cart.lockerId}
            {...{ isSettled, errors }}
          />
        ) : (
          <FormMessages messages={[lockerTextsOf(code).noChoice]} />
        ))}
    </div>
  );
}
