import { useActionData, useLoaderData } from "react-router";
import { formatOfficeLei } from "@curat/contract/lei.values";
import { isOwnVan } from "@curat/contract/own-deliveries.values";
import { countOf } from "@curat/contract/quantity-text.values";
import type { CourierDay } from "@curat/contract/staff/courier-visits";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import type { loadHandover } from "./handover.server.ts";
import { texts } from "./texts.ts";

export { callCourier as action, loadHandover as loader } from "./handover.server.ts";

export const meta = titled(texts.title);

export default function Handover() {
  const { couriers, today, mayCall, mayPrint } = useLoaderData<typeof loadHandover>();
  return (
    <Page title={texts.title} trail={[{ to: "/comenzi", text: "Comenzi" }]}>
      {couriers.length === 0 && <p>Niciun colet nu așteaptă curierul.</p>}
      <Panels>
        {couriers.map((one) => (
          <Panel key={one.courier} title={one.name}>
            <p>{waitingText(one)}</p>
            {/* A plain link, because the router cannot open a file. */}
            {mayPrint && (
              <a href={`/admin/comenzi/predare/${encodeURIComponent(one.courier)}/borderou.pdf`}>
                {texts.list}
              </a>
            )}
            <Visits visits={one.visits} />
            {!one.can_be_called && (
              <p className="hint">{isOwnVan(one.courier) ? texts.byVan : texts.byContract}</p>
            )}
            {mayCall && one.can_be_called && one.parcels > 0 && <VisitForm {...one} today={today} />}
          </Panel>
        ))}
      </Panels>
    </Page>
  );
}

function waitingText({ parcels, cash }: Pick<CourierDay, "parcels" | "cash">): string {
  if (parcels === 0) return "Niciun colet nu așteaptă.";
  const count = parcels === 1 ? "Un colet așteaptă" : `${countOf(parcels, "colete")} așteaptă`;
  return cash > 0 ? `${count}; ramburs de încasat: ${formatOfficeLei(cash)}.` : `${count}.`;
}

function Visits({ visits }: Pick<CourierDay, "visits">) {
  if (visits.length === 0) return null;
  return (
    <ul className="list stack gap-2">
      {visits.map(({ day, from, to, state, why, called_by }) => (
        <li key={day}>
          {state === "called"
            ? `Chemat pe ${dayText(day)}, ${from}–${to}, de ${called_by}.`
            : `${dayText(day)}, ${from}–${to}: ${why}`}
        </li>
      ))}
    </ul>
  );
}

function VisitForm({ courier, visits, today }: CourierDay & { today: string }) {
  const name = `visit-${courier}`;
  const refused = useRefused(name);
  const sent = useActionData<{ isUnsure?: boolean }>();
  const isUnsure = visits.some(({ state }) => state === "unsure" || state === "asking");
  const field = filledFields(texts.labels, {
    refused,
    filled: { day: today, from: "10:00", to: "16:00", weight_kg: "" },
  });
  return (
    <ActionForm name={name} refused={refused}>
      <input type="hidden" name="courier" value={courier} />
      <Field {...field("day")} type="date" required />
      <Field {...field("from")} type="time" required />
      <Field {...field("to")} type="time" required />
      <Field {...field("weight_kg")} inputMode="numeric" required maxLength={10} autoComplete="off" />
      {(isUnsure || (refused && sent?.isUnsure)) && <Checkbox name="checked" label={texts.checked} />}
      <SendButton form={name} variant="secondary">
        {texts.call}
      </SendButton>
    </ActionForm>
  );
}
