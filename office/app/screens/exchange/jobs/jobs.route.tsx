import { Link, useLoaderData } from "react-router";
import { isOpenJob } from "@curat/contract/staff/jobs.values";
import { Status } from "@curat/ui/status/status.tsx";
import { usePolling } from "../../../components/looking/looking.ts";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { JobRooms } from "./job-rooms.tsx";
import { jobVariant, JOBS, resultText } from "./jobs-shape.ts";
import type { loadJobs } from "./jobs.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadJobs as loader } from "./jobs.server.ts";

export const meta = titled("Operațiuni");

export default function Jobs() {
  const { state, jobs, total, lastPage } = useLoaderData<typeof loadJobs>();
  usePolling(jobs.some((job) => isOpenJob(job.state)));
  const rows = jobs.map((job) => ({
    id: job.id,
    cells: {
      lucrarea: <Link to={`/lucrari/${job.id}`}>{job.title}</Link>,
      stare: <Status text={texts.states[job.state]} variant={jobVariant(job.state)} />,
      facut: texts.of(job.done, job.total),
      iesit: resultText(job.counts),
      cine: job.by,
      cand: <Moment at={job.created_at} />,
      incheiata: <Moment at={job.ended_at} />,
    },
  }));
  return (
    <ListPage title="Operațiuni" shape={JOBS} state={state} paging={{ total, lastPage }} rows={rows}>
      <JobRooms at="long" />
      <p>
        Operațiunile care durează mai mult rulează aici, pe rând. Poți închide pagina: operațiunea continuă.
      </p>
    </ListPage>
  );
}
