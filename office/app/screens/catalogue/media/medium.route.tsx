import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { texts as mediaTexts } from "../../../components/media/texts.ts";
import { freshPicture, Thumbnail } from "../../../components/media/thumbnail.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import styles from "./library.module.css";
import { shownUse } from "./media-uses.ts";
import { changeMedium } from "./media.server.ts";
import type { loadMedium } from "./media.server.ts";
import { MediumForm } from "./medium-form.tsx";
import { texts } from "./texts.ts";
import { countOf } from "@curat/contract/quantity-text.values";

export { loadMedium as loader } from "./media.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeMedium(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loadMedium> = ({ loaderData }) =>
  titled(loaderData?.medium.name ?? "Media")();

type Loaded = ReturnType<typeof useLoaderData<typeof loadMedium>>["medium"];

export default function Medium() {
  const { medium, history, otherViewers, mayEdit } = useLoaderData<typeof loadMedium>();
  const { mediumID: id, version, kind, width, height, bytes } = medium;
  const opened = kind === "picture" ? freshPicture(medium, 800) : medium.address;
  return (
    <Page
      title={medium.name}
      trail={[{ to: "/media", text: "Media" }]}
      actions={
        <a href={opened} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
          Deschide
        </a>
      }
    >
      <Presence kind="medium" id={id} otherViewers={otherViewers} />
      <Panels>
        <Panel title="Descriere și decupare">
          {mayEdit ? (
            <MediumForm key={`${id}-${version}`} medium={medium} />
          ) : (
            <>
              <Thumbnail medium={medium} />
              <FactList facts={[[texts.labels.alt, medium.alt]]} />
            </>
          )}
        </Panel>
        <div className="stack one-column gap-4">
          <Panel title="Fișierul">
            <FactList
              facts={[
                [
                  texts.labels.address,
                  <code key="address" className={styles.address}>
                    {medium.address}
                  </code>,
                ],
                ["Tip", texts.kinds[kind]],
                ["Mărime", width !== null && height !== null && texts.pixels(width, height)],
                [
                  "Lungime",
                  bytes === null ? "generat pentru demonstrație, fără fișier" : mediaTexts.bytes(bytes),
                ],
                ["Adăugat", <Moment key="added" at={medium.created_at} />],
              ]}
            />
          </Panel>
          <Uses medium={medium} />
          {mayEdit && <Actions medium={medium} />}
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}

function Uses({ medium: { uses, used_by: usedBy } }: { medium: Loaded }) {
  return (
    <Panel title="Unde apare">
      {uses === 0 ? (
        <p>Fișierul nu este folosit nicăieri în magazin.</p>
      ) : (
        <ul>
          {usedBy.map((use) => {
            const { text, to } = shownUse(use);
            return <li key={`${use.kind} ${use.id}`}>{to ? <Link to={to}>{text}</Link> : text}</li>;
          })}
          {uses > usedBy.length && <li>și în alte {countOf(uses - usedBy.length, "locuri")}</li>}
        </ul>
      )}
    </Panel>
  );
}

const REPLACE = "replace";
const ACCEPTED = { picture: "image/*", document: "application/pdf", film: "video/mp4,video/webm" };

function Actions({ medium }: { medium: Loaded }) {
  const refused = useRefused(REPLACE);
  const { kind, version, uses, replaced_at: replacedAt } = medium;
  return (
    <>
      <Panel title="Înlocuiește fișierul">
        <p>
          Adresa rămâne aceeași, așa că fișierul nou apare peste tot unde era folosit; cine l-a văzut deja pe
          cel vechi îl vede pe cel nou în cel mult o oră. Fișierul anterior se păstrează până la următoarea
          înlocuire și poate fi restaurat.
        </p>
        <ActionForm key={version} name={REPLACE} refused={refused} encType="multipart/form-data">
          <input type="hidden" name="version" value={version} />
          <Field
            label={texts.labels.file}
            name="file"
            type="file"
            accept={ACCEPTED[kind]}
            errors={refused?.errors}
            required
          />
          <SendButton form={REPLACE} variant="secondary">
            Înlocuiește fișierul
          </SendButton>
        </ActionForm>
        {replacedAt !== null && (
          <>
            <p>
              Fișierul anterior este păstrat. Înlocuit: <Moment at={replacedAt} />
            </p>
            <PressButton intent="restore" fields={{ version }} variant="secondary">
              Restaurează fișierul anterior
            </PressButton>
          </>
        )}
      </Panel>
      <Panel title="Șterge fișierul">
        {uses > 0 ? (
          <p>Cât timp este folosit, nu poate fi șters: elimină-l mai întâi de unde apare.</p>
        ) : (
          <ConfirmDelete open="Șterge fișierul">
            <p>Fișierul se șterge definitiv.</p>
            <PressButton intent="remove" fields={{ version }}>
              Șterge definitiv
            </PressButton>
          </ConfirmDelete>
        )}
      </Panel>
    </>
  );
}
