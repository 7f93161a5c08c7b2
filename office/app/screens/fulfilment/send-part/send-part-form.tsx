import type { ParcelItem } from "@curat/contract/account-orders";
import type { ParcelPreview } from "@curat/contract/staff/parcels";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Price } from "../../../components/money/price.tsx";
import { courierText } from "../../../components/courier/courier-text.ts";
import { CourierSelect } from "../../../components/courier/courier-select.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import styles from "./send-part.module.css";
import type { ToSend } from "./send-part.server.ts";
import { texts } from "./texts.ts";

interface SendPartFormProps extends ToSend {
  preview: ParcelPreview | undefined;
}

/** What is chosen, the parcel that it makes, and the button that makes it: one form, so that nothing typed is lost between. */
export function SendPartForm({ order, strangeCourier, preview }: SendPartFormProps) {
  const refused = useRefused("send-part");
  const { values, errors } = refused ?? {};
  const error = errors?.items?.[0];
  // Refused a moment ago, or earlier: nobody knows whether the courier made one.
  const isUnsure = order.awb_problem?.is_unsure === true || (errors?.awb && !values?.awb);
  return (
    <ActionForm name="send-part" refused={refused}>
      <input type="hidden" name="version" value={preview?.version ?? order.parcels_version} />
      {/* Enter shows; only the button makes. */}
      <button type="submit" name="step" value="preview" hidden tabIndex={-1} aria-hidden />
      <Panel title={texts.goods}>
        <p>{texts.explained}</p>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {order.to_send.map(({ productid, product, um, quantity }) => (
          <Field
            key={productid}
            label={texts.pieces(product)}
            name={`pieces[${productid}]`}
            hint={texts.ofPieces(quantity, um)}
            defaultValue={values?.[`pieces[${productid}]`]}
            errors={errors}
            type="number"
            min={0}
            max={quantity}
            inputMode="numeric"
          />
        ))}
      </Panel>
      <Panel title={texts.parcel}>
        <Field
          label={texts.weight}
          name="weight"
          hint={texts.weightHint}
          defaultValue={values?.weight}
          errors={errors}
          type="number"
          min={1}
          inputMode="numeric"
        />
        <Field
          label={texts.awb}
          name="awb"
          hint={strangeCourier ? texts.noAccount(courierText(strangeCourier)) : texts.awbHint}
          defaultValue={values?.awb}
          errors={errors}
          maxLength={60}
          autoComplete="off"
        />
        <CourierSelect refused={refused} />
        {isUnsure && <Checkbox name="checked" label={texts.lookedAtCourier} />}
        <SendButton form="send-part" name="step" value="preview" variant="secondary">
          {texts.preview}
        </SendButton>
      </Panel>
      {preview && <PreviewPanel preview={preview} />}
    </ActionForm>
  );
}

function PreviewPanel({ preview }: { preview: ParcelPreview }) {
  const { items, left, weight, cash, causes } = preview;
  return (
    <Panel title={texts.previewTitle} news={preview}>
      <FactList
        facts={[
          [texts.goes, <Items key="goes" items={items} />],
          [texts.stays, <Items key="stays" items={left} />],
          [texts.weighs, texts.grams(weight)],
          [texts.cash, cash > 0 && <Price key="cash" lei={cash} />],
        ]}
      />
      <ul>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <SendButton form="send-part" name="step" value="make">
        {texts.make}
      </SendButton>
    </Panel>
  );
}

function Items({ items }: { items: readonly ParcelItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ productid, product, um, quantity }) => (
        <li key={productid}>{texts.item(quantity, um, product)}</li>
      ))}
    </ul>
  );
}
