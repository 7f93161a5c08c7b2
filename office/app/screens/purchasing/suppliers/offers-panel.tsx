import { Link } from "react-router";
import type { PricedOffer, StaffSupplier } from "@curat/contract/staff/suppliers";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields, isTicked } from "../../../components/form/filled-fields.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { dayText } from "../../../components/time/day.ts";
import styles from "./supplier-offers.module.css";
import { texts } from "./texts.ts";

interface OffersPanelProps {
  supplier: StaffSupplier;
  offers: PricedOffer[];
  current: number;
  last: number;
  mayEdit: boolean;
}

/** Shows the products that a supplier delivers, with a form that adds one. */
export function OffersPanel({ supplier, offers, current, last, mayEdit }: OffersPanelProps) {
  return (
    <Panel title={texts.offersTitle}>
      {offers.length === 0 ? <p>{texts.noOffers}</p> : <Offers {...{ offers, mayEdit }} />}
      {current < last && <Link to={`?pagina=${current + 1}`}>{texts.more}</Link>}
      {mayEdit && (
        <details>
          <summary>{texts.newOffer}</summary>
          <OfferForm key={`${supplier.offers}-${offers[0]?.offerID}`} currency={supplier.currency} />
        </details>
      )}
    </Panel>
  );
}

function Offers({ offers, mayEdit }: { offers: PricedOffer[]; mayEdit: boolean }) {
  return (
    // Makes the scrollable area reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the area scrolls
    <section className="relative scroll-x" aria-label={texts.offersTitle} tabIndex={0}>
      <table className={`w-full text-s ${styles.offers}`}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.code}</th>
            <th scope="col">{texts.barcode}</th>
            <th scope="col">{texts.pack}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.validFrom}</th>
            {mayEdit && (
              <th scope="col">
                <span className="visually-hidden">{texts.removeOffer}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.offerID}>
              <td>
                <Link to={`/produse/${offer.productID}/stoc`}>{offer.product}</Link> ({offer.product_code})
                {offer.is_preferred && `, ${texts.preferred}`}
              </td>
              <td>{offer.code}</td>
              <td>{offer.barcode}</td>
              <td>{offer.pack}</td>
              <td>
                {texts.amount(offer.price, offer.currency)}
                {offer.prices.length > 1 && <Prices {...offer} />}
              </td>
              <td>{dayText(offer.valid_from)}</td>
              {mayEdit && (
                <td>
                  <PressButton intent="remove-offer" fields={{ offer: offer.offerID }} variant="quiet">
                    {texts.removeOffer} <span className="visually-hidden">{offer.product_code}</span>
                  </PressButton>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Prices({ prices, currency, product_code }: PricedOffer) {
  return (
    <details>
      <summary>
        {texts.prices} <span className="visually-hidden">{product_code}</span>
      </summary>
      <ul>
        {prices.map(({ price, valid_from, receiptID, reference }, index) => (
          // Prices have no id, and the list never changes on the page.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {dayText(valid_from)}: {texts.amount(price, currency)}
            {receiptID !== null && (
              <>
                {", "}
                <Link to={`/receptii/${receiptID}`}>{reference}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function OfferForm({ currency }: { currency: string }) {
  const refused = useRefused("offer");
  const from = { refused, filled: { pack: "1" } };
  const field = filledFields(
    {
      product_code: texts.product_code,
      code: texts.code,
      barcode: texts.barcode,
      pack: texts.pack,
      price: texts.price,
      valid_from: texts.validFrom,
    },
    from,
  );
  return (
    <ActionForm name="offer" refused={refused}>
      <div className={`grid gap-4 ${styles.fields}`}>
        <Field {...field("product_code")} required maxLength={100} autoComplete="off" />
        <Field {...field("code")} maxLength={100} autoComplete="off" />
        <Field {...field("barcode")} maxLength={20} autoComplete="off" inputMode="numeric" />
        <Field {...field("pack")} maxLength={5} autoComplete="off" inputMode="numeric" />
        <Field
          {...field("price")}
          hint={texts.priceHint(currency)}
          maxLength={12}
          autoComplete="off"
          inputMode="decimal"
        />
        <Field {...field("valid_from")} type="date" autoComplete="off" />
      </div>
      <Checkbox
        label={texts.is_preferred}
        name="is_preferred"
        defaultChecked={isTicked("is_preferred", from)}
        errors={refused?.errors}
      />
      <SendButton form="offer">{texts.saveOffer}</SendButton>
    </ActionForm>
  );
}
