import type { ParcelItem } from "@curat/contract/account-orders";
import type { ParcelPreview } from "@curat/contract/staff/parcels";
import { readOwnCode } from "@curat/contract/own-deliveries.values";
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
import type { ToSend } from "./send-part.server.ts";

import { quantityText } from "@curat/contract/quantity-text.values";
interface SendPartFormProps extends ToSend {
  preview: ParcelPreview | undefined;
}

/**
 * Selection, preview and create button are in one form, so that entered values are kept between the steps.
 */
export function SendPartForm({ order, strangeCourier, preview }: SendPartFormProps) {
  const refused = useRefused("send-part");
  const { values, errors } = refused ?? {};
  const error = errors?.items?.[0];
  // A request that failed may still have created a waybill at the courier.
  const isUnsure = order.awb_problem?.is_unsure === true || (errors?.awb && !values?.awb);
  return (
    <ActionForm name="send-part" refused={refused}>
      <input type="hidden" name="version" value={preview?.version ?? order.parcels_version} />
      {/* Enter only shows the preview. Creating the parcel requires the button. */}
      <button type="submit" name="step" value="preview" hidden tabIndex={-1} aria-hidden />
      <Panel title="Produse de expediat acum">
        <p>
          Alege produsele de expediat acum. Celelalte se expediază mai târziu, în coletul comenzii, sau se
          elimină prin „Modifică comanda”.
        </p>
        {error && (
          <p role="alert" className="text-primary bold">
            {error}
          </p>
        )}
        {order.to_send.map(({ productid, product, um, quantity }) => (
          <Field
            key={productid}
            label={`${product}, cantitate`}
            name={`pieces[${productid}]`}
            hint={`Mai sunt de trimis: ${quantityText(quantity, um)}`}
            defaultValue={values?.[`pieces[${productid}]`]}
            errors={errors}
            type="number"
            min={0}
            max={quantity}
            inputMode="numeric"
          />
        ))}
      </Panel>
      <Panel title="Coletul">
        <Field
          label="Greutate (grame)"
          name="weight"
          hint="Lasă câmpul gol ca să folosești greutatea din catalog."
          defaultValue={values?.weight}
          errors={errors}
          type="number"
          min={1}
          inputMode="numeric"
        />
        <Field
          label="AWB"
          name="awb"
          hint={
            readOwnCode(order.delivery_code)
              ? "Scrie AWB-ul primit de la curier."
              : strangeCourier
                ? `Magazinul nu are cont la ${courierText(strangeCourier)}: scrie AWB-ul primit de la curier.`
                : "Lasă câmpul gol ca să îl cerem de la curier."
          }
          defaultValue={values?.awb}
          errors={errors}
          maxLength={60}
          autoComplete="off"
        />
        <CourierSelect refused={refused} />
        {isUnsure && (
          <Checkbox
            name="checked"
            label="Am verificat la curier: pentru această comandă nu există niciun AWB."
          />
        )}
        <SendButton form="send-part" name="step" value="preview" variant="secondary">
          Vezi coletul
        </SendButton>
      </Panel>
      {preview && <PreviewPanel preview={preview} />}
    </ActionForm>
  );
}

function PreviewPanel({ preview }: { preview: ParcelPreview }) {
  const { items, left, weight, cash, causes } = preview;
  return (
    <Panel title="Previzualizarea coletului" news={preview}>
      <FactList
        facts={[
          ["Se expediază acum", <Items key="goes" items={items} />],
          ["Rămâne pentru mai târziu", <Items key="stays" items={left} />],
          [
            "Greutate din catalog",
            weight < 1000 ? `${weight} g` : `${(weight / 1000).toLocaleString("ro-RO")} kg`,
          ],
          ["De încasat la livrare", cash > 0 && <Price key="cash" lei={cash} />],
        ]}
      />
      <ul>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <SendButton form="send-part" name="step" value="make">
        Creează coletul
      </SendButton>
    </Panel>
  );
}

function Items({ items }: { items: readonly ParcelItem[] }) {
  return (
    <ul className="list">
      {items.map(({ productid, product, um, quantity }) => (
        <li key={productid}>
          {quantityText(quantity, um)} × {product}
        </li>
      ))}
    </ul>
  );
}
