import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Page } from "../../components/page/page.tsx";
import { titled } from "../../components/page/titled.ts";
import { listAddress } from "../../lists/list-address.ts";
import { ListView } from "../../lists/list-view.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { MEDIA } from "./media-shape.ts";
import { loadMediaList, uploadMedia } from "./media.server.ts";
import { texts } from "./texts.ts";
import { UploadPanel } from "./upload-panel.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadMediaList(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => uploadMedia(request, context);

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
    </Page>
  );
}
