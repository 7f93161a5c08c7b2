import { Link, useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { Presence } from "../../../components/presence/presence.tsx";
import { Removal } from "../../../components/record/record-page.tsx";
import { CountSummary } from "./count-summary.tsx";
import type { loadCount } from "./count.server.ts";
import { DifferencesPanel } from "./differences-panel.tsx";
import { texts } from "./texts.ts";

export { loadCount as loader, changeCount as action } from "./count.server.ts";

export const meta: MetaFunction<typeof loadCount> = ({ loaderData }) =>
  titled(loaderData ? texts.name(loaderData.count) : texts.title)();

export default function Count() {
  const loaded = useLoaderData<typeof loadCount>();
  const { count, lines, current, last, history, otherViewers, mayEdit, seesCosts } = loaded;
  const { stock_countID: id, version, state } = count;
  const mayChange = mayEdit && state === "draft";
  return (
    <Page
      title={texts.name(count)}
      trail={[{ to: "/inventare", text: texts.title }]}
      actions={
        <>
          {mayChange && (
            <Link to={`/inventare/${id}/numarare`} className={buttonClass()}>
              {texts.goCount}
            </Link>
          )}
          <a href={`/admin/inventare/${id}/proces-verbal.pdf`} className={buttonClass("secondary")}>
            {state === "draft" ? texts.draftPdf : texts.pdf}
          </a>
        </>
      }
    >
      <Presence kind="stock-count" id={id} otherViewers={otherViewers} />
      <CountSummary {...{ count, mayChange }} />
      <DifferencesPanel {...{ lines, seesCosts, current, last }} />
      <Panels>
        {mayChange && <FieldsPanel key={version} count={count} />}
        <div>
          {mayEdit && state === "posted" && (
            <Panel title={texts.undo}>
              <ReasonForm
                name="undo"
                version={version}
                label={texts.reason}
                hint={texts.undoExplain}
                button={texts.undo}
              />
            </Panel>
          )}
          {mayChange && (
            <Panel title={texts.drop}>
              <Removal
                version={version}
                texts={{
                  remove: texts.drop,
                  removeExplain: texts.dropExplain,
                  confirmRemove: texts.confirmDrop,
                }}
              />
            </Panel>
          )}
          <ChangeHistory rows={history} />
        </div>
      </Panels>
    </Page>
  );
}

const LABELS = {
  place: texts.place,
  commission: texts.commission,
  decision: texts.decision,
  keeper: texts.keeper,
  note: texts.note,
};

function FieldsPanel({ count }: { count: ReturnType<typeof useLoaderData<typeof loadCount>>["count"] }) {
  const refused = useRefused("fields");
  const { place, commission, decision, keeper, note } = count;
  const field = filledFields(LABELS, { refused, filled: { place, commission, decision, keeper, note } });
  return (
    <Panel title={texts.fields}>
      <ActionForm name="fields" refused={refused}>
        <input type="hidden" name="version" value={count.version} />
        <Field {...field("place")} maxLength={200} autoComplete="off" />
        <Field {...field("commission")} hint={texts.commissionHint} maxLength={300} autoComplete="off" />
        <Field {...field("decision")} maxLength={100} autoComplete="off" />
        <Field {...field("keeper")} maxLength={100} autoComplete="off" />
        <Textarea {...field("note")} limit={1_000} />
        <SendButton form="fields" variant="secondary">
          {texts.save}
        </SendButton>
      </ActionForm>
    </Panel>
  );
}
