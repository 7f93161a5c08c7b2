import { useRef } from "react";
import type { StaffMe } from "@curat/contract/staff/me";
import { Field } from "@curat/ui/form/field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { Panel } from "../../../components/page/page.tsx";
import { PasskeyButton } from "../../../components/second-factor/passkey-button.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import styles from "./account-rows.module.css";

interface PasskeysProps extends Pick<StaffMe, "passkeys"> {
  /** WebAuthn options, undefined until requested. */
  options: Record<string, unknown> | undefined;
}

export function Passkeys({ passkeys, options }: PasskeysProps) {
  return (
    <Panel title="Chei de acces">
      {passkeys.length === 0 && (
        <p>
          Nu ai nicio cheie de acces. Cu o cheie intri în cont folosind amprenta, fața sau PIN-ul
          dispozitivului.
        </p>
      )}
      <ul className={`list stack gap-2 ${styles["account-rows"]}`}>
        {passkeys.map(({ id, name, last_used_at }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>, {last_used_at === null ? "nefolosită încă" : "folosită ultima dată"}{" "}
              {last_used_at !== null && <Moment at={last_used_at} />}
            </span>
            <PressButton intent="remove-passkey" fields={{ id }}>
              Șterge
            </PressButton>
          </li>
        ))}
      </ul>
      {options ? (
        <NewPasskey options={options} />
      ) : (
        <PressButton intent="passkey-options">Adaugă o cheie de acces</PressButton>
      )}
    </Panel>
  );
}

function NewPasskey({ options }: { options: Record<string, unknown> }) {
  const part = useRef<HTMLDivElement>(null);
  const refused = useRefused("add-passkey");
  const nameNow = () => part.current?.querySelector("input")?.value ?? "";
  return (
    <>
      <FormMessages messages={refused ? Object.values(refused.errors).flat() : []} />
      <div ref={part}>
        <Field
          label="Denumirea cheii"
          name="name"
          hint="De exemplu „Laptopul de la birou”."
          defaultValue={refused?.values.name}
          maxLength={100}
          required
        />
      </div>
      <PasskeyButton kind="make" options={options} fields={() => ({ form: "add-passkey", name: nameNow() })}>
        Creează cheia
      </PasskeyButton>
    </>
  );
}
