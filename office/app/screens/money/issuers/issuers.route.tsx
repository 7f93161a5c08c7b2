import { Link, useLoaderData } from "react-router";
import {
  EFACTURA_SENDER_LABELS,
  EFACTURA_SENDERS,
  ISSUER_CHOICE_LABELS,
  ISSUER_LABELS,
} from "@curat/contract/staff/invoice-issuers.values";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Price } from "../../../components/money/price.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { dayText } from "../../../components/time/day.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { loadIssuers } from "./issuers.server.ts";
import { texts } from "./texts.ts";

export { actOnIssuers as action, loadIssuers as loader } from "./issuers.server.ts";

export const meta = titled(texts.title);

type Data = Awaited<ReturnType<typeof loadIssuers>>;

export default function Issuers() {
  const { documents, total, mayIssue } = useLoaderData<typeof loadIssuers>();
  return (
    <Page title={texts.title} trail={[{ to: "/facturi", text: "Facturi" }]}>
      <p>{texts.intro}</p>
      <ChoicePanel />
      <Panel title={total > documents.length ? `${texts.waiting} (${total})` : texts.waiting}>
        {documents.length === 0 && <p>{texts.none}</p>}
        <ul className="list stack gap-4">
          {documents.map((document) => (
            <li key={document.invoice_id} className="stack gap-2 justify-items-start">
              <Waiting document={document} mayIssue={mayIssue} />
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}

function ChoicePanel() {
  const { issuer, services, setting, mayEdit } = useLoaderData<typeof loadIssuers>();
  const refused = useRefused("choose");
  const current = setting?.value;
  const chosen = current && current.issuer !== "shop" ? `${current.issuer} ${current.series}` : "shop";
  const offered = services.flatMap((service) =>
    service.series.map((series) => ({
      value: `${service.issuer} ${series}`,
      label: `${ISSUER_LABELS[service.issuer]}, seria ${series}`,
    })),
  );
  const isOffered = chosen === "shop" || offered.some(({ value }) => value === chosen);
  return (
    <Panel title={texts.who}>
      <p>
        Facturile le emite <strong>{ISSUER_CHOICE_LABELS[issuer]}</strong>
        {current && current.issuer !== "shop" && `, cu seria ${current.series}`}.
      </p>
      {setting && services.length === 0 && <p>{texts.noAccounts}</p>}
      {services.map(({ issuer: name, why }) => why !== null && <p key={name}>{why}</p>)}
      {setting && mayEdit && services.length > 0 && (
        <ConfirmDelete open="Schimbă" isOpen={refused !== undefined}>
          <ActionForm name="choose" refused={refused}>
            <input type="hidden" name="version" value={setting.version} />
            <p>{texts.warning}</p>
            <Select
              label="Facturile le emite"
              name="choice"
              defaultValue={refused?.values.choice ?? chosen}
              options={[
                { value: "shop", label: ISSUER_CHOICE_LABELS.shop },
                ...offered,
                ...(isOffered ? [] : [{ value: chosen, label: chosen }]),
              ]}
            />
            {refused?.errors["value.series"]?.map((words) => (
              <p key={words} role="alert">
                {words}
              </p>
            ))}
            <Select
              label="Facturile serviciului le trimite în e-Factura"
              name="efactura"
              defaultValue={refused?.values.efactura ?? setting.value.efactura}
              options={EFACTURA_SENDERS.map((value) => ({ value, label: EFACTURA_SENDER_LABELS[value] }))}
            />
            <SendButton form="choose">Salvează</SendButton>
          </ActionForm>
        </ConfirmDelete>
      )}
    </Panel>
  );
}

function Waiting({ document, mayIssue }: { document: Data["documents"][number]; mayIssue: boolean }) {
  const { invoice_id: id, state, problem, next_at: nextAt } = document;
  const form = `found-${id}`;
  const refused = useRefused(form);
  const isOurs = state === "unknown" && nextAt === null;
  return (
    <>
      <h3 className="text-m">
        {document.kind === "storno" ? "Storno" : "Factură"} {document.name ?? ""} pentru{" "}
        <Link to={`/comenzi/${document.order_id}`}>comanda {document.order_number}</Link>,{" "}
        <Price lei={document.total} />
      </h3>
      <p>
        {ISSUER_LABELS[document.issuer]}, din {dayText(document.issued_on)}: {texts.states[state]}.{" "}
        {problem ?? ""}
      </p>
      {nextAt !== null && (
        <p className="hint">
          Se încearcă automat: <Moment at={nextAt} />
        </p>
      )}
      {mayIssue && state !== "sending" && state !== "issued" && (
        <PressButton intent="retry" fields={{ document: id }}>
          {state === "unknown" ? texts.ask : texts.retry}
        </PressButton>
      )}
      {mayIssue && document.is_movable && (
        <ConfirmDelete open={texts.own}>
          <p>{texts.ownWarning}</p>
          <PressButton intent="own" fields={{ document: id }}>
            {texts.own}
          </PressButton>
        </ConfirmDelete>
      )}
      {mayIssue && isOurs && (
        <>
          <ConfirmDelete open={texts.found} isOpen={refused !== undefined}>
            <ActionForm name={form} refused={refused}>
              <input type="hidden" name="document" value={id} />
              <Field
                label={texts.number}
                name="number"
                defaultValue={refused?.values.number ?? ""}
                errors={refused?.errors}
                inputMode="numeric"
                maxLength={9}
                autoComplete="off"
                required
              />
              <SendButton form={form}>Salvează numărul</SendButton>
            </ActionForm>
          </ConfirmDelete>
          <ConfirmDelete open={texts.absent}>
            <p>Confirmă numai dacă ai căutat-o acolo: altfel s-ar emite de două ori.</p>
            <PressButton intent="absent" fields={{ document: id }}>
              {texts.absent}
            </PressButton>
          </ConfirmDelete>
        </>
      )}
    </>
  );
}
