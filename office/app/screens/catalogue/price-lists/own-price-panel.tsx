import type { PriceOfMember } from "@curat/contract/staff/price-lists";
import { useActionData } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { NetPrice } from "../../../components/money/net-price.tsx";
import { Price } from "../../../components/money/price.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { PickedField } from "../../../components/picking/picked-field.tsx";
import { Panel } from "../../../components/page/page.tsx";
import styles from "./price-lists.module.css";
import { texts } from "./texts.ts";

const FORM = "preview";
const LABELS = { code: texts.code, quantity: texts.quantity, member: texts.member };

/** Previews which price a customer pays for a product, and how it is derived. */
export function OwnPricePanel({ member }: { member: string }) {
  const refused = useRefused(FORM);
  const preview = useActionData<{ preview?: PriceOfMember }>()?.preview;
  const field = filledFields(LABELS, { refused, filled: { quantity: "1", member } });
  return (
    <Panel title={texts.preview} news={preview}>
      <p>{texts.previewExplain}</p>
      <ActionForm name={FORM} refused={refused}>
        <div className={`grid gap-4 ${styles.pair}`}>
          <PickedField {...field("code")} kind="product" required maxLength={100} />
          <Field {...field("quantity")} inputMode="numeric" maxLength={7} />
        </div>
        <PickedField {...field("member")} kind="customer" hint={texts.memberHint} required />
        <Button variant="secondary">{texts.previewShow}</Button>
      </ActionForm>
      {preview && (
        <output className="display-block mt-4">
          <p>
            {preview.product}: <NetPrice net={preview.price_net} gross={preview.price} />
          </p>
          <ul>
            {preview.story.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {preview.steps.length > 1 &&
              preview.steps.map(({ from, price }) => (
                <li key={from}>
                  {texts.steps(from)} <Price lei={price} />
                </li>
              ))}
          </ul>
        </output>
      )}
    </Panel>
  );
}
