import { useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { MAX_MAIL_INTRO_LENGTH, MAX_MAIL_TITLE_LENGTH } from "@curat/contract/staff/mail-texts.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import styles from "./mail-texts.module.css";
import { changeMailText } from "./mail-texts.server.ts";
import type { loadMailText } from "./mail-texts.server.ts";
import { texts } from "./texts.ts";

const FORM = "mail";

export { loadMailText as loader } from "./mail-texts.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeMailText(request, context, params.key ?? "");

export const meta: MetaFunction<typeof loadMailText> = ({ loaderData }) =>
  titled(loaderData?.mail.label ?? "Texte de e-mail")();

type Preview = Awaited<ReturnType<typeof loadMailText>>["preview"];

export default function MailTextPage() {
  const { mail, history, mayEdit } = useLoaderData<typeof loadMailText>();
  return (
    <Page title={mail.label} trail={[{ to: "/texte-mailuri", text: "Texte de e-mail" }]}>
      <Panels>
        <div>
          <Panel title="Textul">
            {!mayEdit && <p>Poți vedea textele, dar nu le poți modifica.</p>}
            <MailForm />
            {mayEdit && (mail.title !== "" || mail.intro !== "") && (
              <PressButton intent="reset" fields={{ version: mail.version }} variant="quiet">
                Revino la textul inițial
              </PressButton>
            )}
          </Panel>
          <ChangeHistory rows={history} />
        </div>
        <MailPreview />
      </Panels>
    </Page>
  );
}

function MailForm() {
  const { mail, filled, mayEdit } = useLoaderData<typeof loadMailText>();
  const message = useActionData<{ message?: string }>()?.message;
  const refused = useRefused(FORM);
  const current = refused?.values ?? filled;
  return (
    <ActionForm key={mail.version} name={FORM} refused={refused} loaded={filled}>
      <input type="hidden" name="version" value={mail.version} />
      <p className={styles.hint}>{texts.places(mail.places)}</p>
      <fieldset className="stack gap-4" disabled={!mayEdit}>
        <Field
          label="Subiect"
          name="title"
          hint={texts.whenEmpty(mail.default_title)}
          defaultValue={current.title ?? ""}
          errors={refused?.errors}
          maxLength={MAX_MAIL_TITLE_LENGTH}
          autoComplete="off"
        />
        <Textarea
          label="Introducere"
          name="intro"
          limit={MAX_MAIL_INTRO_LENGTH}
          defaultValue={current.intro ?? ""}
          errors={refused?.errors}
        />
        <p className={styles.hint}>{texts.whenEmpty(mail.default_intro)}</p>
      </fieldset>
      {(refused?.errors.key ?? []).map((error) => (
        <p key={error} role="alert">
          {error}
        </p>
      ))}
      <output>{message}</output>
      {mayEdit && (
        <div className="cluster gap-2">
          <SendButton form={FORM}>Salvează</SendButton>
          <Button variant="secondary" name="press" value="show">
            Vezi e-mailul
          </Button>
          <Button variant="quiet" name="press" value="test">
            Trimite-mi un e-mail de probă
          </Button>
        </div>
      )}
    </ActionForm>
  );
}

function MailPreview() {
  const { preview: current } = useLoaderData<typeof loadMailText>();
  const sent = useActionData<{ preview?: Preview }>()?.preview;
  const { subject, text, page } = sent ?? current;
  return (
    <Panel title="Cum arată" news={sent}>
      <p>
        <strong>Subiect:</strong> {subject}
      </p>
      <iframe
        key={page}
        className="w-full bordered rounded bg-paper"
        title="E-mailul"
        src={page}
        sandbox=""
        height={640}
      />
      <details>
        <summary>Numai text</summary>
        <pre className={`scroll-x break-anywhere ${styles.text}`}>{text}</pre>
      </details>
    </Panel>
  );
}
