import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../form/action-form.tsx";
import { useRefused } from "../form/refused.ts";
import { SendButton } from "../form/send-button.tsx";
import { Panel } from "../page/page.tsx";

export const START = "start";

interface SupplierPanelProps {
  suppliers: { value: string; label: string }[];
  chosen: string;
  hint: string;
  button: string;
  children?: ReactNode;
}

/** The form that starts a document of a supplier, or a link to add the first supplier. */
export function SupplierPanel({ suppliers, chosen, hint, button, children }: SupplierPanelProps) {
  const refused = useRefused(START);
  return (
    <Panel title="Furnizor">
      {suppliers.length === 0 ? (
        <>
          <p>Nu ai niciun furnizor. Adaugă-l mai întâi.</p>
          <p>
            <Link to="/furnizori/nou" className={buttonClass()}>
              Furnizor nou
            </Link>
          </p>
        </>
      ) : (
        <ActionForm name={START} refused={refused}>
          <Select
            label="Furnizor"
            name="supplierID"
            options={suppliers}
            placeholder="–"
            defaultValue={refused?.values.supplierID ?? chosen}
            errors={refused?.errors}
            required
          />
          {children}
          <p className="hint">{hint}</p>
          <SendButton form={START}>{button}</SendButton>
        </ActionForm>
      )}
    </Panel>
  );
}
