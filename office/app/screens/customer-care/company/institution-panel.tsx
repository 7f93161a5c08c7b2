import type { CompanyCredit } from "@curat/contract/staff/credit";
import { INSTITUTION_TERM_DAYS } from "@curat/contract/staff/credit.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { counted } from "@curat/contract/quantity-text.values";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { CompanyData } from "./company.server.ts";

const LABELS = { term_days: "Zile până la scadență", contract: "Contract" };

interface InstitutionPanelProps extends Pick<CompanyData, "may"> {
  credit: CompanyCredit;
}

/** Payment terms for a public institution's orders through SEAP. */
export function InstitutionPanel({ credit: { institution, version }, may }: InstitutionPanelProps) {
  const refused = useRefused("institution");
  const filled = {
    term_days: String(institution?.term_days ?? INSTITUTION_TERM_DAYS.usual),
    contract: institution?.contract ?? "",
  };
  const field = filledFields(LABELS, { refused, filled });
  return (
    <Panel title="Comenzi prin SEAP">
      {institution ? (
        <FactList
          facts={[
            ["Termen", `${counted(institution.term_days, "o zi", "zile")} de la emiterea facturii`],
            ["Contract", institution.contract || null],
          ]}
        />
      ) : (
        <p>
          Facturile comenzilor prin SEAP au scadența la {INSTITUTION_TERM_DAYS.usual} de zile. Dacă instituția
          are alt termen sau un contract, scrie-le aici.
        </p>
      )}
      {may.editCredit && (
        <details open={refused !== undefined}>
          <summary className={buttonClass("secondary")}>
            {institution ? "Schimbă termenul și contractul" : "Adaugă termenul și contractul"}
          </summary>
          <ActionForm name="institution" refused={refused}>
            <input type="hidden" name="version" value={version} />
            <Field
              {...field("term_days")}
              required
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              hint={`Cel mult ${INSTITUTION_TERM_DAYS.usual} de zile, sau ${INSTITUTION_TERM_DAYS.max} pentru unitățile sanitare.`}
            />
            <Field
              {...field("contract")}
              maxLength={200}
              autoComplete="off"
              hint="Apare pe facturile comenzilor noi care nu au alt contract."
            />
            <SendButton form="institution">Salvează</SendButton>
          </ActionForm>
        </details>
      )}
      {may.editCredit && institution && (
        <PressButton intent="end-institution" fields={{ version }}>
          Revino la termenul legal
        </PressButton>
      )}
    </Panel>
  );
}
