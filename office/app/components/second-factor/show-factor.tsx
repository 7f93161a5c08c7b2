import type { SecondFactor } from "@curat/contract/staff/people.values";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../form/action-form.tsx";
import { useRefused } from "../form/refused.ts";
import { SendButton } from "../form/send-button.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

export interface RequestedFactor {
  factors: SecondFactor[];
  passkey: Record<string, unknown> | null;
}

interface ShowFactorProps {
  requested: RequestedFactor;
  fields?: Record<string, string>;
}

/** Forms for confirming with any second factor that the person has set up. */
export function ShowFactor({ requested: { factors, passkey }, fields = {} }: ShowFactorProps) {
  const totp = useRefused("totp");
  const recovery = useRefused("recovery");
  const key = useRefused("passkey");
  const hidden = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <div className="stack one-column gap-4 justify-items-start">
      {passkey && factors.includes("passkey") && (
        <>
          {key && (
            <p role="alert">
              {key.errors.credential?.[0] ??
                "Cheia de acces nu a putut fi folosită. Încearcă din nou sau alege altă metodă."}
            </p>
          )}
          <PasskeyButton kind="show" options={passkey} fields={() => ({ ...fields, form: "passkey" })}>
            Folosește cheia de acces
          </PasskeyButton>
        </>
      )}
      {factors.includes("totp") && (
        <ActionForm name="totp" refused={totp}>
          {hidden}
          <Field
            label="Codul din aplicație"
            name="code"
            hint="Șase cifre care se schimbă la fiecare 30 de secunde."
            errors={totp?.errors}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
          <SendButton form="totp" variant={passkey ? "secondary" : "primary"}>
            Continuă
          </SendButton>
        </ActionForm>
      )}
      {factors.includes("recovery") && (
        <details open={recovery !== undefined}>
          <summary className="mb-3 underline">Nu ai telefonul la tine? Folosește un cod de rezervă</summary>
          <ActionForm name="recovery" refused={recovery}>
            {hidden}
            <Field
              label="Cod de rezervă"
              name="code"
              hint="Unul dintre cele zece coduri păstrate pe hârtie. Fiecare se folosește o singură dată."
              errors={recovery?.errors}
              required
              autoComplete="off"
              maxLength={40}
            />
            <SendButton form="recovery" variant="secondary">
              Continuă
            </SendButton>
          </ActionForm>
        </details>
      )}
    </div>
  );
}
