import { useActionData } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import type { TriedWay } from "@curat/contract/staff/test-parcel";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { Panel } from "../../../components/page/page.tsx";
import { texts } from "./texts.ts";

const PREVIEW_FORM = "preview";
const LABELS = { grams: texts.grams, litres: texts.litres, products: texts.products };
const FIRST = { grams: "2300", litres: "6", products: "80" };

/** Shows the saved method's price for a parcel and the row that applies. */
export function PricePreview({ counties }: { counties: readonly { id: number; name: string }[] }) {
  const refused = useRefused(PREVIEW_FORM);
  const way = useActionData<{ way?: TriedWay }>()?.way;
  const field = filledFields(LABELS, { refused, filled: FIRST });
  return (
    <Panel title={texts.preview} news={way}>
      <ActionForm name={PREVIEW_FORM} refused={refused}>
        <Field {...field("grams")} inputMode="numeric" maxLength={7} required autoComplete="off" />
        <Field {...field("litres")} inputMode="decimal" maxLength={7} required autoComplete="off" />
        <Field {...field("products")} inputMode="decimal" maxLength={12} required autoComplete="off" />
        <Select
          label={texts.county}
          name="countyid"
          options={counties.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={texts.choose}
          defaultValue={refused?.values.countyid}
          errors={refused?.errors}
          required
        />
        <Button variant="secondary">{texts.show}</Button>
      </ActionForm>
      {way && (
        <output className="display-block mt-4">
          <p>
            <strong>{way.name}</strong>: {priceText(way)}
          </p>
          <ul>
            {way.story.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </output>
      )}
    </Panel>
  );
}

function priceText({ price }: TriedWay): string {
  if (price === null) return texts.unavailable;
  return price === 0 ? texts.free : formatOfficeLei(price);
}
