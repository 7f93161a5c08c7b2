import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { ListPage } from "../../../lists/list-page.tsx";
import { COUNTS } from "./counts-shape.ts";
import type { loadCounts } from "./counts.server.ts";
import { texts } from "./texts.ts";

export { loadCounts as loader } from "./counts.server.ts";

export const meta = titled(texts.title);

const VARIANTS = { draft: "open", posted: "good", undone: "ended" } as const;

export default function Counts() {
  const { state, rows, paging, mayEdit } = useLoaderData<typeof loadCounts>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/inventare/nou", text: texts.new }}
      shape={COUNTS}
      {...{ state, paging }}
      rows={rows.map((count) => ({
        id: count.stock_countID,
        cells: {
          inventar: <Link to={`/inventare/${count.stock_countID}`}>{texts.name(count)}</Link>,
          cuprinde: texts.subject(count),
          inceput: <Moment at={count.created_at} />,
          numarate: texts.ofLines(count.counted, count.lines),
          diferente: count.different,
          stare: <Status text={texts.states[count.state]} variant={VARIANTS[count.state]} />,
        },
      }))}
    />
  );
}
