import type { StaffRefund } from "@curat/contract/staff/refunds";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import styles from "./account-cell.module.css";
import { accountForm } from "./account-form.ts";
import { texts } from "./texts.ts";

export function AccountCell({ refund, mayEdit }: { refund: StaffRefund; mayEdit: boolean }) {
  const { way, bank, iban, account_from: from, done_at: doneAt } = refund;
  const isDue = doneAt === null;
  return (
    <div className={`break-anywhere ${styles["account-cell"]}`}>
      {way === "card" ? (
        "pe cardul cu care s-a plătit"
      ) : iban ? (
        <>
          {[bank, iban].filter(Boolean).join(", ")}
          {from && texts.from[from] && <small className="display-block muted">{texts.from[from]}</small>}
        </>
      ) : (
        isDue && "Contul nu este cunoscut: cere-l clientului."
      )}
      {isDue && mayEdit && <AccountForm refund={refund} />}
    </div>
  );
}

function AccountForm({ refund: { id, way, bank, iban, version } }: { refund: StaffRefund }) {
  const name = accountForm(id);
  const refused = useRefused(name);
  const isKnown = way === "account" && iban !== null;
  return (
    <details key={version} open={refused !== undefined}>
      <summary>{isKnown ? "Alt cont" : way === "card" ? "Trimite într-un cont" : "Adaugă contul"}</summary>
      <ActionForm name={name} refused={refused}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Field
          label="IBAN"
          name="iban"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={refused?.values.iban ?? (isKnown ? iban : "")}
          errors={refused?.errors}
        />
        <Field
          label="Banca"
          name="bank"
          maxLength={100}
          autoComplete="off"
          defaultValue={refused?.values.bank ?? (isKnown ? (bank ?? "") : "")}
          errors={refused?.errors}
        />
        <p>
          <SendButton form={name} variant="secondary">
            Salvează contul
          </SendButton>
        </p>
      </ActionForm>
    </details>
  );
}
