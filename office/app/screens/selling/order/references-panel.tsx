import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { OrderData } from "./order.server.ts";

const texts = {
  fields: {
    purchase_order: "Comanda cumpărătorului",
    contract: "Contract",
    seap: "Număr SEAP",
  },
};
const FIELDS = ["purchase_order", "contract", "seap"] as const;

export function ReferencesPanel({ order, mayEdit }: Pick<OrderData, "order"> & { mayEdit: boolean }) {
  const { references, version, data, invoice } = order;
  const refused = useRefused("references");
  const isNamed = FIELDS.some((field) => references[field] !== "");
  if (data.companyname === "" && !isNamed) return null;
  return (
    <Panel title="Referințe pe factură">
      <p>
        {invoice
          ? "Factura emisă nu se schimbă. Ca să apară alte numere, salvează-le aici, apoi stornează factura și emite alta."
          : "Numerele date achiziției de firmă sau de instituție. Apar pe factură și în e-Factura."}
      </p>
      {mayEdit ? (
        // A new key discards entered values when the order's version changes.
        <ActionForm key={version} name="references" refused={refused}>
          <input type="hidden" name="version" value={refused?.values.version ?? version} />
          {FIELDS.map((field) => (
            <Field
              key={field}
              label={texts.fields[field]}
              name={field}
              defaultValue={refused?.values[field] ?? references[field]}
              errors={refused?.errors}
              maxLength={200}
              autoComplete="off"
            />
          ))}
          <p>
            <SendButton form="references" variant="secondary">
              Salvează referințele
            </SendButton>
          </p>
        </ActionForm>
      ) : (
        <FactList facts={FIELDS.map((field) => [texts.fields[field], references[field]])} />
      )}
    </Panel>
  );
}
