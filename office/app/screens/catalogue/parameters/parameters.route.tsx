import { Link, useLoaderData } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { PlaceButtons } from "../../../components/place/place-buttons.tsx";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { PARAMETERS } from "./parameters-shape.ts";
import type { loadParameters } from "./parameters.server.ts";
import { texts } from "./texts.ts";

export { loadParameters as loader, placeParameter as action } from "./parameters.server.ts";

export const meta = titled(texts.title);

export default function Parameters() {
  const { state, parameters, total, lastPage, exportTo, mayEdit } = useLoaderData<typeof loadParameters>();
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
          isLast={state.page === lastPage && index === parameters.length - 1}
        />
      ),
    },
  }));
  return (
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/caracteristici/noua" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <p>{texts.intro}</p>
      <ListView shape={PARAMETERS} {...{ state, exportTo }} paging={{ total, lastPage }}>
        <DataTable caption={texts.title} shape={PARAMETERS} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
