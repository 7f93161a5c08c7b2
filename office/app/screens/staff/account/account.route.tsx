import { Link, useActionData, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import type { loadAccount } from "./account.server.ts";
import { NoticesPanel } from "./notices-panel.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { RecoveryPanel } from "./recovery-panel.tsx";
import { Sessions } from "./sessions.tsx";
import { TotpPanel } from "./totp-panel.tsx";
import type { SentTotp } from "./totp-panel.tsx";

export { loadAccount as loader, changeAccount as action } from "./account.server.ts";

export const meta = titled("Contul meu");

interface Sent {
  totp?: SentTotp;
  passkey?: Record<string, unknown>;
  codes?: string[];
}

export default function Account() {
  const account = useLoaderData<typeof loadAccount>();
  const sent = useActionData<Sent>();
  const refused = useRefused("name");
  return (
    <Page title="Contul meu">
      <Panel title="Profil">
        <FactList
          facts={[
            ["E-mail", account.email],
            ["Roluri", account.roles.map(({ name }) => name).join(", ")],
          ]}
        />
        <ActionForm name="name" refused={refused}>
          <Field
            label="Nume"
            name="name"
            defaultValue={refused?.values.name ?? account.name}
            errors={refused?.errors}
            required
            autoComplete="name"
          />
          <SendButton form="name" variant="secondary">
            Salvează numele
          </SendButton>
        </ActionForm>
      </Panel>
      {account.isConfirmed ? (
        <Panels>
          <TotpPanel isOn={account.totp} sent={sent?.totp} />
          <Passkeys passkeys={account.passkeys} options={sent?.passkey} />
          <RecoveryPanel left={account.recovery_codes_left} codes={sent?.codes} />
          <PasswordPanel />
        </Panels>
      ) : (
        <Panel title="Confirmă cu al doilea factor">
          <p>Parola și al doilea factor se schimbă doar după ce îți confirmi identitatea.</p>
          <p>
            <Link to="/confirmare?inapoi=/contul-meu" className={buttonClass()}>
              Confirmă cu al doilea factor
            </Link>
          </p>
        </Panel>
      )}
      <NoticesPanel notices={account.notices} />
      <Sessions sessions={account.sessions} />
      {account.isConfirmed && (
        <Panel title="Datele tale">
          <p>
            Toate datele personale pe care magazinul le păstrează despre tine, în afară de parole și chei.
            Modificările făcute de tine rămân în jurnal, sub numele tău.
          </p>
          <p>
            <a href="/admin/contul-meu/date.json" download className={buttonClass("secondary")}>
              Descarcă datele mele
            </a>
          </p>
        </Panel>
      )}
    </Page>
  );
}
