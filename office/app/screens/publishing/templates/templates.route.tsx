import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Page } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { beginningOf } from "../../../components/text/beginning.ts";
import { DataTable } from "../../../lists/data-table.tsx";
import { ListView } from "../../../lists/list-view.tsx";
import { TEMPLATES } from "./templates-shape.ts";
import { loadTemplateList } from "./templates.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadTemplateList(context, url);

export const meta = titled(texts.title);

export default function Templates() {
  const { state, templates, mayEdit } = useLoaderData<typeof loader>();
  const rows = templates.map(({ id, name, kind, body }) => ({
    id,
    cells: {
      denumire: <Link to={`/sabloane/${id}`}>{name}</Link>,
      pentru: ANSWER_TEMPLATE.fields.kind.options[kind],
      text: beginningOf(body),
    },
  }));
  return (
    <Page
      title={texts.title}
      acts={
        mayEdit && (
          <Link to="/sabloane/nou" className={buttonClass()}>
            {texts.new}
          </Link>
        )
      }
    >
      <ListView
        shape={TEMPLATES}
        state={state}
        paging={{ total: templates.length, lastPage: 1 }}
        empty={texts.none}
      >
        <DataTable caption={texts.title} shape={TEMPLATES} state={state} rows={rows} />
      </ListView>
    </Page>
  );
}
