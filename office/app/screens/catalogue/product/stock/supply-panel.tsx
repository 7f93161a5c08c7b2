import { Link } from "react-router";
import type { ProductSupply } from "@curat/contract/staff/replenishment";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { filledFields } from "../../../../components/form/filled-fields.ts";
import { useRefused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { Panel } from "../../../../components/page/page.tsx";
import { SUPPLY } from "./stock-fields.ts";
import { supplyTexts as texts } from "./supply-texts.ts";

/** Shows goods on order, and the minimum stock below which the product should be reordered. */
export function SupplyPanel({ supply, mayEdit }: { supply: ProductSupply; mayEdit: boolean }) {
  const { expected, proposed_minimum: minimum, proposed_target: target, sold_90: sold } = supply;
  return (
    <Panel title={texts.title}>
      {expected.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <ul className="pl-5">
          {expected.map(({ purchase_orderID: id, name, pieces, expected_on: day }) => (
            <li key={id}>
              {texts.expected(pieces, day)}, <Link to={`/comenzi-furnizori/${id}`}>{texts.order(name)}</Link>
            </li>
          ))}
        </ul>
      )}
      <p>{texts.proposed(minimum, target, sold)}</p>
      {mayEdit && <LevelsForm key={supply.version} supply={supply} />}
    </Panel>
  );
}

function LevelsForm({ supply: { minimum, target, version } }: { supply: ProductSupply }) {
  const refused = useRefused(SUPPLY);
  const filled = { minimum: String(minimum ?? ""), target: String(target ?? "") };
  const field = filledFields({ minimum: texts.minimum, target: texts.target }, { refused, filled });
  return (
    <ActionForm name={SUPPLY} refused={refused}>
      <input type="hidden" name="version" value={version} />
      <Field {...field("minimum")} inputMode="numeric" maxLength={9} autoComplete="off" />
      <Field {...field("target")} hint={texts.hint} inputMode="numeric" maxLength={9} autoComplete="off" />
      <SendButton form={SUPPLY} variant="secondary">
        {texts.save}
      </SendButton>
    </ActionForm>
  );
}
