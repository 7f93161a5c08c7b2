import { Link, useLoaderData } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { REDIRECTS } from "./redirects-shape.ts";
import type { loadRedirects } from "./redirects.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { texts } from "./texts.ts";

export { loadRedirects as loader } from "./redirects.server.ts";

export const meta = titled(texts.title);

export default function Redirects() {
  const { state, rows, paging, exportTo, mayEdit } = useLoaderData<typeof loadRedirects>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/redirectionari/noi", text: texts.new }}
      shape={REDIRECTS}
      {...{ state, paging, exportTo }}
      file="/redirectionari"
      empty={texts.none}
      rows={rows.map(({ from, to, hits, last_hit, page }, at) => ({
        id: at,
        cells: {
          "de-la": <Link to={page}>{from}</Link>,
          catre: to,
          accesari: hits.toLocaleString("ro-RO"),
          ultima: last_hit === null ? texts.never : <Moment at={last_hit} />,
        },
      }))}
    />
  );
}
