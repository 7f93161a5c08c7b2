import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { loadLandingPage } from "./page.server.ts";

type Loaded = Awaited<ReturnType<typeof loadLandingPage>>;

export function PublishPanel({ page, mayEdit }: Pick<Loaded, "page" | "mayEdit">) {
  return (
    <Panel title="Publicare">
      <p>
        {page.isPublished ? "Pagina este publicată." : "Pagina nu este publicată."}{" "}
        {page.isPublished && <a href={page.url}>Vezi în magazin</a>}
      </p>
      {mayEdit && (
        <>
          <PressButton intent="duplicate" variant="quiet">
            Duplică pagina
          </PressButton>
          {page.isPublished && (
            <ConfirmDelete open="Retrage din magazin">
              <p>Adresa nu funcționează până când publici din nou.</p>
              <PressButton intent="unpublish" fields={{ version: page.version }}>
                Retrage din magazin
              </PressButton>
            </ConfirmDelete>
          )}
          <ConfirmDelete open="Șterge pagina">
            <p>Pagina se șterge împreună cu adresa și ciorna.</p>
            <PressButton intent="remove" fields={{ version: page.version }}>
              Șterge pagina
            </PressButton>
          </ConfirmDelete>
        </>
      )}
    </Panel>
  );
}
