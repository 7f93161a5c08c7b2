import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { FinalAct } from "../../../components/form/final-act.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { listAddress } from "../../../lists/list-address.ts";
import { ListView } from "../../../lists/list-view.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { MEDIA, REMOVE_UNUSED } from "./media-shape.ts";
import { changeLibrary, loadMediaList } from "./media.server.ts";
import { texts } from "./texts.ts";
import { UploadPanel } from "./upload-panel.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadMediaList(context, url);

export const action = ({ request, context, url }: ActionFunctionArgs) => changeLibrary(request, context, url);

export const meta = titled(texts.title);

export default function Media() {
  const { state, media, total, lastPage, mayEdit } = useLoaderData<typeof loader>();
  return (
    <Page
      title={texts.title}
      acts={<Link to={`/media/lista${listAddress(MEDIA, state)}`}>{texts.list}</Link>}
    >
      {mayEdit && <UploadPanel />}
      <ListView
        shape={MEDIA}
        state={state}
        paging={{ total, lastPage }}
        file="/media"
        empty={texts.emptyLibrary}
      >
        <MediaGrid media={media} />
      </ListView>
      {mayEdit && state.filters.folosire === "unused" && total > 0 && (
        <FinalAct open={texts.removeUnused}>
          <p>{texts.removeUnusedExplain(total)}</p>
          <PressButton intent={REMOVE_UNUSED}>{texts.confirmUnused(total)}</PressButton>
        </FinalAct>
      )}
    </Page>
  );
}
