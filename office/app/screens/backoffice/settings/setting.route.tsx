import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { EnterButton } from "../../../components/form/enter-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { SettingField } from "./setting-field.tsx";
import { FORM, ROOT } from "./setting-values.ts";
import styles from "./settings.module.css";
import { changeSetting, loadSetting } from "./settings.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadSetting(context, params.key ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeSetting(request, context, params.key ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => titled(loaderData?.label ?? "Setări")();

export default function Setting() {
  const { label, explanation, version, is_default, mayEdit, history, trials } =
    useLoaderData<typeof loader>();
  return (
    <Page title={label} trail={[{ to: "/setari", text: "Setări" }]}>
      <p className={styles.intro}>{explanation}</p>
      {trials.map(({ href, text }) => (
        <p key={href}>
          <a href={href}>{text}</a>
        </p>
      ))}
      <Panels>
        <Panel title="Valoarea">
          <p className={styles.hint}>{is_default ? "Valoarea inițială" : "Modificată"}</p>
          {!mayEdit && <p>Poți vedea setările, dar nu le poți modifica.</p>}
          <SettingForm />
          {mayEdit && !is_default && (
            <PressButton intent="reset" fields={{ version }} variant="quiet">
              Revino la valoarea inițială
            </PressButton>
          )}
        </Panel>
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}

function SettingForm() {
  const { label, version, shape, words, typed, mayEdit } = useLoaderData<typeof loader>();
  const refused = useRefused(FORM);
  const current = refused?.values ?? typed;
  return (
    // A new key after each save, so that the browser keeps no values of removed rows.
    <ActionForm key={version} name={FORM} refused={refused} loaded={typed}>
      <input type="hidden" name="version" value={version} />
      <EnterButton />
      <fieldset className="stack gap-4" disabled={!mayEdit}>
        <SettingField
          key={Object.keys(current).join(" ")}
          {...{ shape, words, label: words[""]?.label ?? label }}
          typed={current}
          errors={refused?.errors}
          path={ROOT}
          name=""
        />
      </fieldset>
      {mayEdit && <SendButton form={FORM}>Salvează</SendButton>}
    </ActionForm>
  );
}
