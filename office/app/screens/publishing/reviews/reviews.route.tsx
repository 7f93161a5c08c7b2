import { Link, useLoaderData } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { titled } from "../../../components/page/titled.ts";
import { QueueIntro } from "../../../components/queue/queue-intro.tsx";
import { REVIEW_STATES, reviewVariant } from "../../../components/status/review-status.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { REVIEWS } from "./reviews-shape.ts";
import type { loadReviews } from "./reviews.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";

export { loadReviews as loader } from "./reviews.server.ts";

export const meta = titled("Recenzii");

export default function Reviews() {
  const { state, rows: found, total, lastPage, exportTo } = useLoaderData<typeof loadReviews>();
  const rows = found.map((one) => ({
    id: one.id,
    cells: {
      recenzia: <Link to={`/recenzii/${one.id}`}>{one.title}</Link>,
      produs: one.product,
      note: one.stars,
      scrisa_de: one.name,
      email: one.email,
      stare: <Status text={REVIEW_STATES[one.state]} variant={reviewVariant(one.state)} />,
      scrisa: <Moment at={one.reviewdate} />,
    },
  }));
  return (
    <ListPage
      title="Recenzii"
      shape={REVIEWS}
      {...{ state, exportTo }}
      paging={{ total, lastPage }}
      file="/recenzii"
      rows={rows}
    >
      <QueueIntro
        waiting="Recenziile care așteaptă o decizie, începând cu cele mai vechi."
        state={state.filters.stare}
      />
    </ListPage>
  );
}
