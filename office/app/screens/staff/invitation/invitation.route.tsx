import { useRef } from "react";
import { Link, useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunction } from "react-router";
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
import { accept, loadInvitation } from "./invitation.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadInvitation(context, params.token ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  accept(request, context, params.token ?? "");

/** Once it is accepted there is no invitation any more. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData }) => formData?.get("form") === "begin";

export const meta = titled(texts.title);

export default function Invitation() {
  const invitation = useLoaderData<typeof loader>();
  const sent = useActionData<{ codes?: string[] }>();
  const begun = useRefused("begin");
  const refused = useRefused("accept");
  const fields = useRef<HTMLDivElement>(null);
  if (sent?.codes)
    return (
      <Entrance title={texts.codesTitle}>
        <RecoveryCodes codes={sent.codes} />
        <Link to="/" className={buttonClass()}>
          {texts.goOn}
        </Link>
      </Entrance>
    );
  if (!invitation) return null;
  const { email, name, roles, isBegun, offer } = invitation;
  if (!offer)
    return (
      <Entrance title={texts.title}>
        <p>{texts.invited(email, roles.join(", "))}</p>
        <p>{isBegun ? texts.begunElsewhere : texts.beginHere}</p>
        <ActionForm name="begin" refused={begun}>
          <SendButton form="begin">{texts.begin}</SendButton>
        </ActionForm>
      </Entrance>
    );
  const { secret, qr, passkey } = offer;
  return (
    <Entrance title={texts.title}>
      <p>{texts.invited(email, roles.join(", "))}</p>
      <ActionForm name="accept" refused={refused}>
        <div ref={fields}>
          <Field
            label={texts.name}
            name="name"
            defaultValue={refused?.values.name ?? name}
            errors={refused?.errors}
            required
            autoComplete="name"
          />
          {/* Whoever fills in passwords needs to know for whom. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <NewPasswordFields errors={refused?.errors} />
        </div>
        <h2>{texts.totpTitle}</h2>
        <NewTotp secret={secret} qr={qr} />
        <Field
          label={texts.code}
          name="code"
          errors={refused?.errors}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
        <SendButton form="accept">{texts.accept}</SendButton>
        <p>{texts.or}</p>
        <PasskeyButton
          kind="make"
          options={passkey}
          variant="secondary"
          fields={() => ({ form: "accept", ...typedIn(fields.current) })}
        >
          {texts.passkey}
        </PasskeyButton>
      </ActionForm>
    </Entrance>
  );
}

/** What stands in the fields now: the passkey goes together with name and password. */
function typedIn(part: HTMLElement | null): Record<string, string> {
  const inputs = [...(part?.querySelectorAll("input") ?? [])];
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}
