import { Link, useActionData } from "react-router";
import { TEXT_GROUPS } from "@curat/contract/text-groups.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import styles from "./shop-texts.module.css";
import type { TriedTexts } from "./shop-texts-import.server.ts";
import { texts } from "./texts.ts";
import { countOf } from "@curat/contract/quantity-text.values";

export { loadTextsImport as loader, importShopTexts as action } from "./shop-texts-import.server.ts";

export const meta = titled("Texte dintr-un fișier");

const ACCEPTED = ".csv,.txt,.tsv,.xlsx,text/csv,text/plain";

export default function ShopTextsImport() {
  const [tryRefused, writeRefused] = [useRefused("try"), useRefused("write")];
  const sent = useActionData<{ tried?: TriedTexts }>();
  return (
    <Page title="Texte dintr-un fișier" trail={[{ to: "/texte-magazin", text: "Textele magazinului" }]}>
      <Panel title="Fișier CSV sau XLSX">
        <p className={styles.intro}>
          Descarcă lista ca fișier, modifică coloana „Text actual” și încarcă fișierul. Mai întâi vezi
          modificările; nimic nu se salvează până nu confirmi.
        </p>
        <ActionForm name="try" refused={tryRefused} encType="multipart/form-data">
          <Field
            label="Fișier CSV sau XLSX"
            name="file"
            type="file"
            accept={ACCEPTED}
            hint="Fișierul trebuie să aibă coloanele „Cheie” și „Text actual”. O celulă goală nu schimbă nimic, „(gol)” golește textul."
            errors={tryRefused?.errors}
            required
          />
          <SendButton form="try" variant={sent?.tried ? "secondary" : "primary"}>
            Vezi modificările
          </SendButton>
        </ActionForm>
      </Panel>
      {writeRefused && (
        <p role="alert">
          Textele s-au schimbat între timp, deci nu am salvat nimic. Alege fișierul din nou și verifică
          modificările.
        </p>
      )}
      {sent?.tried && <Tried tried={sent.tried} />}
    </Page>
  );
}

function Tried({ tried }: { tried: TriedTexts }) {
  const { told: changes, same, version, body } = tried;
  const good = changes.filter(({ why }) => why === null);
  const refused = changes.filter(({ why }) => why !== null);
  return (
    <Panel title="Modificări" news={tried}>
      <output>{texts.triedText({ changed: good.length, same, refused: refused.length })}</output>
      {refused.length > 0 && (
        <ul className="pl-5 break-anywhere">
          {refused.map(({ row, key, why }) => (
            <li key={row}>
              Rândul {row}: <code>{key}</code> {why}
            </li>
          ))}
        </ul>
      )}
      {good.length > 0 && (
        <>
          <ActionForm name="write" refused={undefined}>
            <input type="hidden" name="texts" value={body} />
            <input type="hidden" name="version" value={version} />
            <SendButton form="write">
              {good.length === 1 ? "Schimbă textul" : `Schimbă cele ${countOf(good.length, "texte")}`}
            </SendButton>
          </ActionForm>
          <dl className={`stack gap-3 ${styles.changes}`}>
            {good.map(({ row, key, before, after }) => (
              <div key={row}>
                <dt className="break-anywhere hint">
                  {screenOf(key)} <code>{key}</code>
                </dt>
                <dd className="break-anywhere">
                  <del>{before}</del> <ins className="bold no-underline">{after || "(gol)"}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {good.length === 0 && (
        <Link to="/texte-magazin" className={buttonClass("secondary")}>
          Înapoi la listă
        </Link>
      )}
    </Panel>
  );
}

function screenOf(key: string): string {
  const groups: Record<string, { label: string } | undefined> = TEXT_GROUPS;
  return groups[key.split(".")[0] ?? ""]?.label ?? "";
}
