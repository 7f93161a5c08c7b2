import type { StaffParameter } from "@curat/contract/staff/parameters";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { FinalAct } from "../../../components/form/final-act.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { texts } from "./texts.ts";

const FORM = "merge";

/** Merges two values, and removes a parameter that no product has. */
export function MergePanel({ parameter: { values, version } }: { parameter: StaffParameter }) {
  const refused = useRefused(FORM);
  const field = filledFields({ from: texts.from, into: texts.into }, { refused, filled: {} });
  const options = values.map(({ valueID, value, products }) => ({
    value: valueID,
    label: `${value} (${texts.products(products)})`,
  }));
  const isUsed = values.some(({ products }) => products > 0);
  return (
    <Panel title={texts.mergeTitle}>
      {values.length > 1 && (
        <ActionForm name={FORM} refused={refused}>
          <input type="hidden" name="version" value={version} />
          <p>{texts.mergeExplain}</p>
          <Select {...field("from")} options={options} placeholder={texts.choose} required />
          <Select {...field("into")} options={options} placeholder={texts.choose} required />
          <SendButton form={FORM} variant="secondary">
            {texts.merge}
          </SendButton>
        </ActionForm>
      )}
      {!isUsed && (
        <FinalAct open={texts.remove}>
          <p>{texts.removeExplain}</p>
          <PressButton intent="remove" fields={{ version }}>
            {texts.confirmRemove}
          </PressButton>
        </FinalAct>
      )}
    </Panel>
  );
}
