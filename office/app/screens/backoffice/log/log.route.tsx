import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { UndoButton } from "../../../components/history/undo-button.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { LOG } from "./log-shape.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { loadLog, undo } from "./log.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadLog(context, url);

export const action = ({ request, context, url }: ActionFunctionArgs) => undo({ request, context, url });

export const meta = titled("Jurnalul modificărilor");

export default function Log() {
  const { state, changes, paging } = useLoaderData<typeof loader>();
  const rows = changes.map(({ id, at, actor, sentence, subject, page, undoRefused }) => ({
    id,
    cells: {
      ce: sentence,
      la: page === undefined ? subject : <Link to={page}>{subject}</Link>,
      cine: actor,
      cand: <Moment at={at} />,
      inapoi: undoRefused ?? <UndoButton id={id} />,
    },
  }));
  return (
    <ListPage
      title="Jurnalul modificărilor"
      shape={LOG}
      state={state}
      paging={paging}
      file="/jurnal"
      rows={rows}
    />
  );
}
