import type { ProductLots } from "@curat/contract/staff/lots";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { useRefused } from "../../../../components/form/refused.ts";
import { ConfirmDelete } from "../../../../components/form/confirm-delete.tsx";
import type { Refused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { Panel } from "../../../../components/page/page.tsx";
import { lotsTexts as texts } from "./lots-texts.ts";
import { LOT, LOT_CHANGE, LOTS } from "./stock-fields.ts";

type Lot = ProductLots["lots"][number];

export function LotsPanel({ lots, mayEdit }: { lots: ProductLots; mayEdit: boolean }) {
  const { by_lots: isByLots, without_lot: free } = lots;
  return (
    <Panel title={texts.title}>
      {isByLots ? (
        <>
          <ul className="list stack gap-2">
            {lots.lots.map((lot) => (
              <li key={`${lot.lotID} ${lot.code} ${lot.expires_on} ${lot.pieces}`}>
                {texts.lot(lot)}
                {mayEdit && <ChangeForm lot={lot} />}
              </li>
            ))}
          </ul>
          <p>{texts.free(free)}</p>
          <p className="hint">{texts.order}</p>
          {mayEdit && free > 0 && <LotForm key={free} free={free} />}
        </>
      ) : (
        <p>{texts.off}</p>
      )}
      {mayEdit && !isByLots && <SwitchForm isByLots={false} button={texts.turnOn} />}
      {mayEdit && isByLots && (
        <ConfirmDelete open={texts.turnOff}>
          <p>{texts.turnOffExplain}</p>
          <SwitchForm isByLots button={texts.confirmTurnOff} />
        </ConfirmDelete>
      )}
    </Panel>
  );
}

function LotForm({ free }: { free: number }) {
  const refused = useRefused(LOT);
  return (
    <ActionForm name={LOT} refused={refused}>
      <input type="hidden" name="expected" value={refused?.values.expected ?? free} />
      <LotFields refused={refused} filled={{ code: "", day: "", pieces: free }} />
      <SendButton form={LOT} variant="secondary">
        {texts.add}
      </SendButton>
    </ActionForm>
  );
}

function ChangeForm({ lot }: { lot: Lot }) {
  const name = `${LOT_CHANGE}${lot.lotID}`;
  const refused = useRefused(name);
  const { code, expires_on: day, pieces } = lot;
  return (
    <details open={refused !== undefined}>
      <summary aria-label={`${texts.correct}: ${code}`}>{texts.correct}</summary>
      <ActionForm name={name} refused={refused}>
        <input type="hidden" name="expected" value={JSON.stringify({ code, expires_on: day, pieces })} />
        <LotFields refused={refused} filled={{ code, day: day ?? "", pieces }} hint={texts.correctHint} />
        <SendButton form={name} variant="secondary">
          {texts.save}
        </SendButton>
      </ActionForm>
    </details>
  );
}

interface LotFieldsProps {
  refused: Refused | undefined;
  filled: { code: string; day: string; pieces: number };
  hint?: string;
}

function LotFields({ refused, filled, hint }: LotFieldsProps) {
  const values = refused?.values;
  const errors = refused?.errors;
  return (
    <>
      <Field
        label={texts.code}
        name="code"
        defaultValue={values?.code ?? filled.code}
        errors={errors}
        maxLength={40}
        autoComplete="off"
      />
      <Field
        label={texts.day}
        name="expires_on"
        type="date"
        hint={texts.dayHint}
        defaultValue={values?.expires_on ?? filled.day}
        errors={errors}
      />
      <Field
        label={texts.pieces}
        name="pieces"
        inputMode="numeric"
        hint={hint}
        defaultValue={values?.pieces ?? String(filled.pieces)}
        errors={errors}
        maxLength={7}
        autoComplete="off"
      />
    </>
  );
}

function SwitchForm({ isByLots, button }: { isByLots: boolean; button: string }) {
  return (
    <ActionForm name={LOTS} refused={useRefused(LOTS)}>
      <input type="hidden" name="by_lots" value={isByLots ? "" : "1"} />
      <SendButton form={LOTS} variant="secondary">
        {button}
      </SendButton>
    </ActionForm>
  );
}
