import { Link, useLoaderData } from "react-router";
import { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import { titled } from "../../../components/page/titled.ts";
import { beginningOf } from "../../../components/text/beginning.ts";
import { ListPage } from "../../../lists/list-page.tsx";
import { TEMPLATES } from "./templates-shape.ts";
import type { loadTemplates } from "./templates.server.ts";
import { texts } from "./texts.ts";

export { loadTemplates as loader } from "./templates.server.ts";

export const meta = titled(texts.title);

export default function Templates() {
  const { state, rows, paging, mayEdit } = useLoaderData<typeof loadTemplates>();
  return (
    <ListPage
      title={texts.title}
      create={mayEdit && { to: "/sabloane/nou", text: texts.new }}
      shape={TEMPLATES}
      {...{ state, paging }}
      empty={texts.none}
      rows={rows.map((template) => ({
        id: template.id,
        cells: {
          denumire: <Link to={`/sabloane/${template.id}`}>{template.name}</Link>,
          pentru: ANSWER_TEMPLATE.fields.kind.options[template.kind],
          text: beginningOf(template.body),
        },
      }))}
    />
  );
}
