import type { SeapItemOfProduct } from "@curat/contract/staff/seap-items";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { filledFields } from "../../../../components/form/filled-fields.ts";
import { useRefused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { Price } from "../../../../components/money/price.tsx";
import { Panel } from "../../../../components/page/page.tsx";
import { dayText } from "../../../../components/time/day.ts";
import { filledSeap, SEAP } from "./price-fields.ts";
import { seapTexts as texts } from "./seap-texts.ts";

/** The product's SEAP item: its price next to the shop's, and its expiry date. */
export function SeapPanel({ item, mayEdit }: { item: SeapItemOfProduct; mayEdit: boolean }) {
  const refused = useRefused(SEAP);
  const filled = filledSeap(item);
  const field = filledFields(texts.labels, { refused, filled });
  return (
    <Panel title={texts.title}>
      <FactList
        facts={[
          [texts.shopPrice, <Price key="shop" lei={item.shop_price} />],
          [texts.ends, item.ends_on !== null && dayText(item.ends_on)],
        ]}
      />
      <ActionForm name={SEAP} refused={refused} loaded={filled}>
        <input type="hidden" name="version" value={item.version} />
        <fieldset disabled={!mayEdit} className="stack gap-4">
          <Field {...field("code")} hint={texts.codeHint} maxLength={60} autoComplete="off" />
          <Field {...field("price")} inputMode="decimal" maxLength={14} autoComplete="off" />
          <Field {...field("published_on")} type="date" autoComplete="off" />
        </fieldset>
        {mayEdit && (
          <SendButton form={SEAP} variant="secondary">
            {texts.save}
          </SendButton>
        )}
      </ActionForm>
    </Panel>
  );
}
