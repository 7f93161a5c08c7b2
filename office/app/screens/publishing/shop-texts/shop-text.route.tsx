import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import styles from "./shop-texts.module.css";
import { changeShopText, loadShopText } from "./shop-texts.server.ts";
import { texts } from "./texts.ts";

const FORM = "text";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadShopText(context, params.key ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeShopText(request, context, params.key ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData?.filled.text ?? texts.title)();

export default function ShopTextPage() {
  const { text, version, place, filled, history, isProposed, mayEdit } = useLoaderData<typeof loader>();
  return (
    <Page title={filled.text || texts.text} trail={[{ to: "/texte-magazin", text: texts.title }]}>
      <Panels>
        <Panel title={texts.default}>
          <p className={styles.said}>{text.default_text}</p>
          {isProposed && mayEdit && text.proposal !== null && (
            <>
              <p>
                {texts.proposal}: <strong>{text.proposal}</strong>
              </p>
              <PressButton intent="proposal" fields={{ version, text: text.proposal }}>
                {texts.takeOne}
              </PressButton>
            </>
          )}
          <FactList
            facts={[
              [texts.screen, place.label],
              [texts.key, <code key="key">{text.key}</code>],
            ]}
          />
          {place.address !== undefined && (
            <p>
              <a href={place.address} target="_blank" rel="noreferrer">
                {texts.seeIt}
              </a>
            </p>
          )}
        </Panel>
        <div>
          {text.fixed === null ? (
            <Panel title={texts.change}>
              {!mayEdit && <p>{texts.readOnly}</p>}
              <TextForm />
              {mayEdit && text.text !== null && (
                <PressButton intent="reset" fields={{ version }} variant="quiet">
                  {texts.reset}
                </PressButton>
              )}
            </Panel>
          ) : (
            <Panel title={texts.fixed}>
              <p>{text.fixed}</p>
            </Panel>
          )}
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}

function TextForm() {
  const { text, version, filled, mayEdit } = useLoaderData<typeof loader>();
  const refused = useRefused(FORM);
  const places = texts.places(text.places, text.more_places);
  return (
    <ActionForm key={version} name={FORM} refused={refused} seen={filled}>
      <input type="hidden" name="version" value={version} />
      <fieldset className={styles.fields} disabled={!mayEdit}>
        <Textarea
          label={texts.newText}
          name="text"
          limit={text.most}
          defaultValue={refused?.values.text ?? filled.text}
          errors={refused?.errors}
        />
        {places !== "" && <p className={styles.hint}>{places}</p>}
        <p className={styles.hint}>{text.may_be_empty ? texts.mayBeEmpty : texts.plain}</p>
      </fieldset>
      {mayEdit && <SendButton form={FORM}>{texts.save}</SendButton>}
    </ActionForm>
  );
}
