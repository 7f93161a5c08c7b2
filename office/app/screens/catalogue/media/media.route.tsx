import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { listAddress } from "../../../lists/list-address.ts";
import { ListView } from "../../../lists/list-view.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { MEDIA, REMOVE_UNUSED } from "./media-shape.ts";
import { changeLibrary } from "./media.server.ts";
import type { loadMediaList } from "./media.server.ts";
import { UploadPanel } from "./upload-panel.tsx";
import { countOf } from "@curat/contract/quantity-text.values";

export { loadMediaList as loader } from "./media.server.ts";

export const action = ({ request, context, url }: ActionFunctionArgs) => changeLibrary(request, context, url);

export const meta = titled("Media");

export default function Media() {
  const { state, rows: media, paging, mayEdit } = useLoaderData<typeof loadMediaList>();
  const { total } = paging;
  return (
    <Page title="Media" actions={<Link to={`/media/lista${listAddress(MEDIA, state)}`}>Ca listă</Link>}>
      {mayEdit && <UploadPanel />}
      <ListView
        shape={MEDIA}
        state={state}
        paging={paging}
        file="/media"
        empty="Nu există încă niciun fișier. Încarcă primele imagini mai sus."
      >
        <MediaGrid media={media} />
      </ListView>
      {mayEdit && state.filters.folosire === "unused" && total > 0 && (
        <ConfirmDelete open="Șterge fișierele nefolosite">
          <p>
            {total === 1
              ? "Fișierul afișat se șterge"
              : `Cele ${countOf(total, "fișiere")} din listă, de pe toate paginile, se șterg`}{" "}
            definitiv. Fișierele folosite între timp în magazin se păstrează.
          </p>
          <PressButton intent={REMOVE_UNUSED}>
            {total === 1 ? "Șterge definitiv un fișier" : `Șterge definitiv ${countOf(total, "fișiere")}`}
          </PressButton>
        </ConfirmDelete>
      )}
    </Page>
  );
}
