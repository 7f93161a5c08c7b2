import { useRef } from "react";
import { Link, useActionData, useLoaderData } from "react-router";
import type { ShouldRevalidateFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { NewPasswordFields } from "@curat/ui/form/new-password-fields.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { NewTotp } from "../../../components/second-factor/new-totp.tsx";
import { PasskeyButton } from "../../../components/second-factor/passkey-button.tsx";
import { RecoveryCodes } from "../../../components/second-factor/recovery-codes.tsx";
import { Entrance } from "../../../layout/entrance.tsx";
import type { loadInvitation } from "./invitation.server.ts";

const texts = {
  invited: (email: string, roles: string) => `Intri cu adresa ${email}, ca ${roles}.`,
};
export { loadInvitation as loader, accept as action } from "./invitation.server.ts";

/** Reloads only after "begin". After acceptance, the invitation no longer exists. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData }) => formData?.get("form") === "begin";

export const meta = titled("Bine ai venit");

export default function Invitation() {
  const invitation = useLoaderData<typeof loadInvitation>();
  const sent = useActionData<{ codes?: string[] }>();
  const begun = useRefused("begin");
  const refused = useRefused("accept");
  const fields = useRef<HTMLDivElement>(null);
  if (sent?.codes)
    return (
      <Entrance title="Codurile tale de rezervă">
        <RecoveryCodes codes={sent.codes} />
        <Link to="/" className={buttonClass()}>
          Le-am salvat, continuă
        </Link>
      </Entrance>
    );
  if (!invitation) return null;
  const { email, name, roles, isBegun, offer } = invitation;
  if (!offer)
    return (
      <Entrance title="Bine ai venit">
        <p>{texts.invited(email, roles.join(", "))}</p>
        <p>
          {isBegun
            ? "Invitația a fost deja deschisă în alt browser. Dacă nu ai deschis-o tu, anunță persoana care te-a invitat. Dacă începi aici, pașii făcuți acolo se anulează."
            : "Completezi numele, parola și al doilea factor. Termină în același browser."}
        </p>
        <ActionForm name="begin" refused={begun}>
          <SendButton form="begin">Începe</SendButton>
        </ActionForm>
      </Entrance>
    );
  const { secret, qr, passkey } = offer;
  return (
    <Entrance title="Bine ai venit">
      <p>{texts.invited(email, roles.join(", "))}</p>
      <ActionForm name="accept" refused={refused}>
        <div ref={fields}>
          <Field
            label="Numele tău"
            name="name"
            defaultValue={refused?.values.name ?? name}
            errors={refused?.errors}
            required
            autoComplete="name"
          />
          {/* This field shows password managers which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <NewPasswordFields errors={refused?.errors} />
        </div>
        <h2>Al doilea factor</h2>
        <NewTotp secret={secret} qr={qr} />
        <Field
          label="Codul din aplicație"
          name="code"
          errors={refused?.errors}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
        <SendButton form="accept">Intră în cont</SendButton>
        <p>
          Sau, în loc de aplicație, o cheie de acces a acestui dispozitiv (amprentă, față, PIN, cheie USB):
        </p>
        <PasskeyButton
          kind="make"
          options={passkey}
          variant="secondary"
          fields={() => ({ form: "accept", ...typedIn(fields.current) })}
        >
          Intră cu o cheie de acces
        </PasskeyButton>
      </ActionForm>
    </Entrance>
  );
}

function typedIn(part: HTMLElement | null): Record<string, string> {
  const inputs = [...(part?.querySelectorAll("input") ?? [])];
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}
