import { useActionData } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useIsSending, useRefused } from "../../../components/form/refused.ts";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { ReturnData } from "./return.server.ts";
import { texts } from "./texts.ts";

const FORM = "waybill";

type Transport = ReturnData["transport"];

/** Shows the return's waybill, or the form that orders it. */
export function WaybillPanel({ transport, may }: Pick<ReturnData, "transport" | "may">) {
  const { waybill, couriers, without, can_request: canRequest } = transport;
  if (!waybill && !canRequest) return null;
  return (
    <Panel title="Curierul pentru retur">
      {waybill && <Made waybill={waybill} mayCancel={may.move} />}
      {!waybill && couriers.length === 0 && (
        <p>
          {texts.noReturnCourier} {texts.byYourself}
        </p>
      )}
      {!waybill && couriers.length > 0 && may.move && <RequestForm transport={transport} />}
      {!waybill && without.length > 0 && <p className="hint">{texts.withoutReturns(without)}</p>}
    </Panel>
  );
}

function Made({
  waybill: { name, awb, code, tracking, cost, status, status_at: at, made_by: by },
  mayCancel,
}: {
  waybill: NonNullable<Transport["waybill"]>;
  mayCancel: boolean;
}) {
  return (
    <>
      <FactList
        facts={[
          ["Curier", name],
          [
            "AWB",
            <a key="awb" href={tracking} target="_blank" rel="noopener">
              {awb}
            </a>,
          ],
          ["Codul clientului", code],
          [
            "Stare la curier",
            status === "" ? null : (
              <span key="status">
                {status} {at !== null && <Moment at={at} />}
              </span>
            ),
          ],
          ["Cost", cost === null ? null : formatOfficeLei(cost)],
          ["Cerut de", by],
        ]}
      />
      <p className="hint">{code === "" ? texts.labelMailed : texts.codeMailed}</p>
      {mayCancel && (
        <ConfirmDelete open="Anulează AWB-ul">
          <p>Curierul nu mai vine după colet. Anunță clientul.</p>
          <PressButton intent="waybill-cancel">Anulează AWB-ul la curier</PressButton>
        </ConfirmDelete>
      )}
    </>
  );
}

function RequestForm({ transport: { couriers, address, problem } }: { transport: Transport }) {
  const refused = useRefused(FORM);
  const isBusy = useIsSending(FORM);
  const price = useActionData<{ form?: string; price?: number }>()?.price;
  const filled = { courier: couriers[0]?.courier ?? "", weight_kg: "1", ...address };
  const field = filledFields(texts.waybillLabels, { refused, filled });
  const isUnsure =
    problem?.is_unsure === true || refused?.errors.courier?.some((why) => /Verifică/.test(why));
  const options = couriers.map(({ courier: value, name, kind }) => ({
    value,
    label: `${name}, ${texts.kinds[kind]}`,
  }));
  return (
    <ActionForm name={FORM} refused={refused}>
      {problem && !refused && <p className="text-primary bold">{problem.why}</p>}
      <Select {...field("courier")} options={options} />
      <Field {...field("weight_kg")} inputMode="numeric" required maxLength={3} autoComplete="off" />
      <Field {...field("street")} required maxLength={200} autoComplete="off" />
      <Field {...field("city")} required maxLength={100} autoComplete="off" />
      <Field {...field("county")} required maxLength={60} autoComplete="off" />
      <Field {...field("postcode")} inputMode="numeric" maxLength={6} autoComplete="off" />
      {isUnsure && <Checkbox name="checked" label={texts.waybillChecked} />}
      {price !== undefined && <output>{texts.price(formatOfficeLei(price))}</output>}
      <div className="cluster gap-2">
        <Button name="do" value="request" isBusy={isBusy}>
          Cere curierul
        </Button>
        {couriers.some(({ has_price: hasPrice }) => hasPrice) && (
          <Button name="do" value="estimate" variant="secondary" isBusy={isBusy}>
            Vezi prețul
          </Button>
        )}
      </div>
    </ActionForm>
  );
}
