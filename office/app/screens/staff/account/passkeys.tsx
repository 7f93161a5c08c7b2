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
import { texts } from "./texts.ts";

interface PasskeysProps extends Pick<StaffMe, "passkeys"> {
  /** What the browser needs to make a new one, once that was asked for. */
  options: Record<string, unknown> | undefined;
}

/** The passkeys of this person, and a new one. */
export function Passkeys({ passkeys, options }: PasskeysProps) {
  return (
    <Panel title={texts.passkeys}>
      {passkeys.length === 0 && <p>{texts.noPasskeys}</p>}
      <ul className={styles["account-rows"]}>
        {passkeys.map(({ id, name, last_used_at }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>, {last_used_at === null ? texts.neverUsed : texts.lastUsed}{" "}
              {last_used_at !== null && <Moment at={last_used_at} />}
            </span>
            <PressButton intent="remove-passkey" fields={{ id }}>
              {texts.remove}
            </PressButton>
          </li>
        ))}
      </ul>
      {options ? (
        <NewPasskey options={options} />
      ) : (
        <PressButton intent="passkey-options">{texts.addPasskey}</PressButton>
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
          label={texts.passkeyName}
          name="name"
          hint={texts.passkeyNameHint}
          defaultValue={refused?.values.name}
          maxLength={100}
          required
        />
      </div>
      <PasskeyButton kind="make" options={options} fields={() => ({ form: "add-passkey", name: nameNow() })}>
        {texts.makePasskey}
      </PasskeyButton>
    </>
  );
}
