import { Link, useActionData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { TEXT_GROUPS } from "@curat/contract/text-groups.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import styles from "./shop-texts.module.css";
import { importShopTexts, loadTextsImport } from "./shop-texts-import.server.ts";
import type { TriedTexts } from "./shop-texts-import.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadTextsImport(context);

export const action = ({ request, context }: ActionFunctionArgs) => importShopTexts(request, context);

export const meta = titled(texts.import);

const ACCEPTED = ".csv,.txt,.tsv,.xlsx,text/csv,text/plain";

export default function ShopTextsImport() {
  const [tryRefused, writeRefused] = [useRefused("try"), useRefused("write")];
  const sent = useActionData<{ tried?: TriedTexts }>();
  return (
    <Page title={texts.import} trail={[{ to: "/texte-magazin", text: texts.title }]}>
      <Panel title={texts.file}>
        <p className={styles.intro}>{texts.importHint}</p>
        <ActionForm name="try" refused={tryRefused} encType="multipart/form-data">
          <Field
            label={texts.file}
            name="file"
            type="file"
            accept={ACCEPTED}
            hint={texts.fileHint}
            errors={tryRefused?.errors}
            required
          />
          <SendButton form="try" variant={sent?.tried ? "secondary" : "primary"}>
            {texts.tryFile}
          </SendButton>
        </ActionForm>
      </Panel>
      {writeRefused && <p role="alert">{texts.staleFile}</p>}
      {sent?.tried && <Tried tried={sent.tried} />}
    </Page>
  );
}

/** What the file would change and what of it can not be taken, before anything is written. */
function Tried({ tried }: { tried: TriedTexts }) {
  const { told, same, version, body } = tried;
  const good = told.filter(({ why }) => why === null);
  const refused = told.filter(({ why }) => why !== null);
  return (
    <Panel title={texts.tried} news={tried}>
      <output>{texts.triedText({ changed: good.length, same, refused: refused.length })}</output>
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ row, key, why }) => (
            <li key={row}>
              {texts.row(row)}: <code>{key}</code> {why}
            </li>
          ))}
        </ul>
      )}
      {good.length > 0 && (
        <>
          <ActionForm name="write" refused={undefined}>
            <input type="hidden" name="texts" value={body} />
            <input type="hidden" name="version" value={version} />
            <SendButton form="write">{texts.writeFile(good.length)}</SendButton>
          </ActionForm>
          <dl className={styles.changes}>
            {good.map(({ row, key, before, after }) => (
              <div key={row}>
                <dt>
                  {screenOf(key)} <code>{key}</code>
                </dt>
                <dd>
                  <del>{before}</del> <ins>{after || texts.emptied}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {good.length === 0 && (
        <Link to="/texte-magazin" className={buttonClass("secondary")}>
          {texts.backToList}
        </Link>
      )}
    </Panel>
  );
}

function screenOf(key: string): string {
  const groups: Record<string, { label: string } | undefined> = TEXT_GROUPS;
  return groups[key.split(".")[0] ?? ""]?.label ?? "";
}
