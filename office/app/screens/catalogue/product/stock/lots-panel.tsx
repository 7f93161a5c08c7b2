import type { ProductLots } from "@curat/contract/staff/lots";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { useRefused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { Panel } from "../../../../components/page/page.tsx";
import { lotsTexts as texts } from "./lots-texts.ts";
import { LOT, LOTS } from "./stock-fields.ts";

/** Shows a product's lots with their expiry dates, and the pieces without a lot. */
export function LotsPanel({ lots, mayEdit }: { lots: ProductLots; mayEdit: boolean }) {
  const { by_lots: isKept, without_lot: free } = lots;
  return (
    <Panel title={texts.title}>
      {isKept ? (
        <>
          <ul className="pl-5">
            {lots.lots.map((lot) => (
              <li key={lot.lotID}>{texts.lot(lot)}</li>
            ))}
          </ul>
          <p>{texts.free(free)}</p>
          <p className="hint">{texts.order}</p>
          {mayEdit && free > 0 && <LotForm key={free} free={free} />}
        </>
      ) : (
        <p>{texts.off}</p>
      )}
      {mayEdit && <SwitchForm isKept={isKept} />}
    </Panel>
  );
}

function LotForm({ free }: { free: number }) {
  const refused = useRefused(LOT);
  const values = refused?.values;
  return (
    <ActionForm name={LOT} refused={refused}>
      <input type="hidden" name="expected" value={values?.expected ?? free} />
      <Field
        label={texts.code}
        name="code"
        defaultValue={values?.code}
        errors={refused?.errors}
        maxLength={40}
        autoComplete="off"
      />
      <Field
        label={texts.day}
        name="expires_on"
        type="date"
        hint={texts.dayHint}
        defaultValue={values?.expires_on}
        errors={refused?.errors}
      />
      <Field
        label={texts.pieces}
        name="pieces"
        inputMode="numeric"
        defaultValue={values?.pieces ?? String(free)}
        errors={refused?.errors}
        maxLength={7}
        autoComplete="off"
      />
      <SendButton form={LOT} variant="secondary">
        {texts.add}
      </SendButton>
    </ActionForm>
  );
}

function SwitchForm({ isKept }: { isKept: boolean }) {
  return (
    <ActionForm name={LOTS} refused={useRefused(LOTS)}>
      <input type="hidden" name="by_lots" value={isKept ? "" : "1"} />
      <SendButton form={LOTS} variant="secondary">
        {isKept ? texts.turnOff : texts.turnOn}
      </SendButton>
    </ActionForm>
  );
}
