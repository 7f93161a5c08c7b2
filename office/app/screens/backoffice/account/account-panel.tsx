import type { ProviderAccounts } from "@curat/contract/staff/accounts";
import { ACCOUNT_MODE_LABEL, providerForm } from "@curat/contract/staff/accounts.values";
import type { AccountField, AccountMode } from "@curat/contract/staff/accounts.values";
import { Field } from "@curat/ui/form/field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { fieldName, filledFields, formOfMode } from "./account-fields.ts";

interface AccountPanelProps {
  accounts: ProviderAccounts;
  mode: AccountMode;
  mayEdit: boolean;
}

/** Form, last check and buttons of one account. */
export function AccountPanel({ accounts, mode, mayEdit }: AccountPanelProps) {
  const { provider, version, mode_in_use: used } = accounts;
  const stored = accounts.accounts.find((account) => account.mode === mode);
  const isUsed = used === mode;
  const form = formOfMode(mode);
  const refused = useRefused(form);
  const storedValues = filledFields(accounts, mode);
  const current = refused?.values ?? storedValues;
  return (
    <Panel
      title={
        providerForm(provider).modes.length > 1
          ? `Contul ${ACCOUNT_MODE_LABEL[mode].toLowerCase()}`
          : "Contul"
      }
    >
      <div className="cluster items-center gap-2">
        <Status
          text={isUsed ? "Folosit de magazin" : stored ? "Salvat, nefolosit" : "Necompletat"}
          variant={isUsed ? "good" : "ended"}
        />
        {isUsed && mode === "test" && <p>Cu un cont de probă nu se fac livrări sau încasări reale.</p>}
      </div>
      <ActionForm key={version} name={form} refused={refused} loaded={storedValues}>
        <input type="hidden" name="version" value={version} />
        <fieldset className="stack gap-4" disabled={!mayEdit}>
          {Object.entries(providerForm(provider).fields).map(([name, field]) => (
            <AccountInput
              key={name}
              name={fieldName(name)}
              field={field}
              value={current[fieldName(name)] ?? ""}
              errors={refused?.errors}
              isStored={stored?.secrets.includes(name) === true}
              isUnreadable={stored?.unreadable.includes(name) === true}
            />
          ))}
        </fieldset>
        {mayEdit && <SendButton form={form}>Salvează</SendButton>}
      </ActionForm>
      {stored && <LastCheck stored={stored} />}
      {stored && mayEdit && (
        <div className="cluster items-start gap-3">
          <PressButton intent="check" fields={{ mode }}>
            Verifică
          </PressButton>
          {isUsed ? (
            <PressButton intent="use" fields={{ version }} variant="quiet">
              Nu mai folosi contul
            </PressButton>
          ) : (
            <PressButton intent="use" fields={{ mode, version }}>
              Folosește acest cont
            </PressButton>
          )}
        </div>
      )}
      {stored && mayEdit && (
        <ConfirmDelete open="Șterge contul">
          <p>Se șterg și parolele contului. Tot ce s-a făcut cu el până acum se păstrează.</p>
          <PressButton intent="delete" fields={{ mode, version }}>
            Șterge contul
          </PressButton>
        </ConfirmDelete>
      )}
    </Panel>
  );
}

function LastCheck({ stored }: { stored: ProviderAccounts["accounts"][number] }) {
  const { check, last_good_at: lastGoodAt } = stored;
  if (!check) return <p>Contul nu a fost verificat. Apasă „Verifică” ca să-l încerci.</p>;
  return (
    <FactList
      facts={[
        ["Ultima verificare", <Moment key="at" at={check.at} />],
        ["Rezultat", check.words],
        ["Ultima verificare reușită", lastGoodAt && <Moment key="good" at={lastGoodAt} />],
        ["De reținut", check.is_current ? null : "Contul s-a schimbat după verificare: verifică-l din nou."],
      ]}
    />
  );
}

interface AccountInputProps {
  name: string;
  field: AccountField;
  value: string;
  errors: Record<string, string[]> | undefined;
  isStored: boolean;
  isUnreadable: boolean;
}

function AccountInput({ name, field, value, errors, isStored, isUnreadable }: AccountInputProps) {
  const { label, kind, hint, max, isSecret = false, isOptional = false } = field;
  const storedHint = isUnreadable
    ? "Scrie din nou: cheia serverului s-a schimbat și valoarea salvată nu mai poate fi citită."
    : "Lasă câmpul gol ca să păstrezi valoarea actuală.";
  const shownHint = isSecret && isStored ? [storedHint, hint].filter(Boolean).join(" ") : hint;
  const shared = { name, label, ...(errors && { errors }) };
  if (kind === "pem") return <Textarea {...shared} limit={max} defaultValue={value} hint={shownHint} />;
  return (
    <Field
      {...shared}
      {...(shownHint !== undefined && { hint: shownHint })}
      type={isSecret ? "password" : "text"}
      inputMode={kind === "number" ? "numeric" : undefined}
      required={!isOptional && !(isSecret && isStored)}
      maxLength={max}
      defaultValue={value}
      autoComplete={isSecret ? "new-password" : "off"}
      spellCheck={false}
    />
  );
}
