import { Link, useLoaderData } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { REDIRECTS } from "./redirects-shape.ts";
import type { loadRedirects } from "./redirects.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";

export { loadRedirects as loader } from "./redirects.server.ts";

export const meta = titled("Redirecționări");

export default function Redirects() {
  const { state, rows, paging, exportTo, mayEdit } = useLoaderData<typeof loadRedirects>();
  return (
    <ListPage
      title="Redirecționări"
      create={mayEdit && { to: "/redirectionari/noi", text: "Redirecționări noi" }}
      shape={REDIRECTS}
      {...{ state, paging, exportTo }}
      file="/redirectionari"
      empty="Nu există încă nicio redirecționare. Când o pagină își schimbă adresa, redirecționarea se adaugă automat."
      rows={rows.map(({ from, to, hits, last_hit, page }, at) => ({
        id: at,
        cells: {
          "de-la": <Link to={page}>{from}</Link>,
          catre: to,
          accesari: hits.toLocaleString("ro-RO"),
          ultima: last_hit === null ? "niciodată" : <Moment at={last_hit} />,
        },
      }))}
    />
  );
}
