import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { OrderData } from "./order.server.ts";
import { partyFields } from "./party-fields.ts";
import { texts } from "./party-texts.ts";

export function PartyPanel({ order, invoices, may }: Pick<OrderData, "order" | "invoices" | "may">) {
  const refused = useRefused("party");
  const current = invoices?.findLast(({ kind }) => kind === "invoice")?.id;
  if (!may.issue || !order.invoice || !order.takes_invoice || current === undefined) return null;
  return (
    <Panel title={texts.title}>
      <ConfirmDelete open={texts.open} isOpen={refused !== undefined}>
        {/* A new key discards entered values when the order's version changes. */}
        <ActionForm key={order.version} name="party" refused={refused}>
          <p>{texts.explained}</p>
          <input type="hidden" name="version" value={refused?.values.version ?? order.version} />
          <input type="hidden" name="invoice" value={refused?.values.invoice ?? current} />
          {partyFields(order.data).map(([name, label, stands]) => (
            <Field
              key={name}
              label={label}
              name={name}
              defaultValue={refused?.values[name] ?? stands}
              errors={refused?.errors}
              maxLength={200}
              autoComplete="off"
            />
          ))}
          <SendButton form="party" variant="secondary">
            {texts.save}
          </SendButton>
        </ActionForm>
      </ConfirmDelete>
    </Panel>
  );
}
