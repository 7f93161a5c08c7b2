import { Link, useLoaderData } from "react-router";
import { titled } from "../../../components/page/titled.ts";
import { PlaceButtons } from "../../../components/place/place-buttons.tsx";
import { PARAMETERS } from "./parameters-shape.ts";
import type { loadParameters } from "./parameters.server.ts";
import { ListPage } from "../../../lists/list-page.tsx";

export { loadParameters as loader, placeParameter as action } from "./parameters.server.ts";

export const meta = titled("Caracteristici");

export default function Parameters() {
  const { state, rows: parameters, paging, exportTo, mayEdit } = useLoaderData<typeof loadParameters>();
  const rows = parameters.map(({ parameterID: id, parameter, slug, value_count, version }, index) => ({
    id,
    cells: {
      denumire: <Link to={`/caracteristici/${id}`}>{parameter}</Link>,
      adresa: slug,
      valori: value_count,
      ordine: mayEdit && (
        <PlaceButtons
          {...{ id, version }}
          name={parameter}
          isFirst={state.page === 1 && index === 0}
          isLast={state.page === paging.lastPage && index === parameters.length - 1}
        />
      ),
    },
  }));
  return (
    <ListPage
      title="Caracteristici"
      create={mayEdit && { to: "/caracteristici/noua", text: "Caracteristică nouă" }}
      shape={PARAMETERS}
      {...{ state, exportTo }}
      paging={paging}
      rows={rows}
    >
      <p>Listele de produse se filtrează după caracteristici. Brandurile au secțiunea lor.</p>
    </ListPage>
  );
}
