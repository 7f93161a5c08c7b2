import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
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
import { changeShopText } from "./shop-texts.server.ts";
import type { loadShopText } from "./shop-texts.server.ts";
import { texts } from "./texts.ts";

const FORM = "text";

export { loadShopText as loader } from "./shop-texts.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeShopText(request, context, params.key ?? "");

export const meta: MetaFunction<typeof loadShopText> = ({ loaderData }) =>
  titled(loaderData?.filled.text ?? "Textele magazinului")();

export default function ShopTextPage() {
  const { text, version, place, filled, history, isProposed, mayEdit } = useLoaderData<typeof loadShopText>();
  return (
    <Page title={filled.text || "Text"} trail={[{ to: "/texte-magazin", text: "Textele magazinului" }]}>
      <Panels>
        <Panel title="Textul inițial">
          <p className={styles.said}>{text.default_text}</p>
          {isProposed && mayEdit && text.proposal !== null && (
            <>
              <p>
                Propunere: <strong>{text.proposal}</strong>
              </p>
              <PressButton intent="proposal" fields={{ version, text: text.proposal }}>
                Folosește propunerea
              </PressButton>
            </>
          )}
          <FactList
            facts={[
              ["Unde apare", place.label],
              ["Cheie", <code key="key">{text.key}</code>],
            ]}
          />
          {place.address !== undefined && (
            <p>
              <a href={place.address} target="_blank" rel="noreferrer">
                Vezi pagina în magazin
              </a>
            </p>
          )}
        </Panel>
        <div>
          {text.fixed === null ? (
            <Panel title="Textul tău">
              {!mayEdit && <p>Poți vedea textele, dar nu le poți modifica.</p>}
              <TextForm />
              {mayEdit && text.text !== null && (
                <PressButton intent="reset" fields={{ version }} variant="quiet">
                  Revino la textul inițial
                </PressButton>
              )}
            </Panel>
          ) : (
            <Panel title="De ce nu se poate modifica">
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
  const { text, version, filled, mayEdit } = useLoaderData<typeof loadShopText>();
  const refused = useRefused(FORM);
  const places = texts.places(text.places, text.more_places);
  return (
    <ActionForm key={version} name={FORM} refused={refused} loaded={filled}>
      <input type="hidden" name="version" value={version} />
      <fieldset className={`stack gap-4 ${styles.fields}`} disabled={!mayEdit}>
        <Textarea
          label="Text nou"
          name="text"
          limit={text.most}
          defaultValue={refused?.values.text ?? filled.text}
          errors={refused?.errors}
        />
        {places !== "" && <p className={styles.hint}>{places}</p>}
        <p className={styles.hint}>
          {text.may_be_empty
            ? "Poate rămâne gol; atunci nu se mai afișează."
            : "Este text simplu: caracterele < și > apar ca atare."}
        </p>
      </fieldset>
      {mayEdit && <SendButton form={FORM}>Salvează</SendButton>}
    </ActionForm>
  );
}
