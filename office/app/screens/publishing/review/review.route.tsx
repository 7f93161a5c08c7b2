import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { Status } from "@curat/ui/status/status.tsx";
import { ANSWER_FORM } from "../../../components/answer/answer-fields.ts";
import { AnswerForm } from "../../../components/answer/answer-form.tsx";
import { Thread } from "../../../components/answer/thread.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { REVIEW_STATES, reviewVariant } from "../../../components/status/review-status.ts";
import { Moment } from "../../../components/time/moment-time.tsx";
import { DecisionPanel } from "./decision-panel.tsx";
import { ReportsPanel } from "./reports-panel.tsx";
import { loadReview } from "./review.server.ts";

const texts = {
  title: (written: string) => `Recenzia „${written}”`,
};
export const loader = ({ context, params }: LoaderFunctionArgs) => loadReview(context, params.id ?? "");

export { changeReview as action } from "./review.server.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? texts.title(loaderData.review.title) : "Recenzii")();

export default function Review() {
  const { review, templates, history, mayEdit } = useLoaderData<typeof loader>();
  const { title, name, email, stars, product, reviewdate, state, version, verified } = review;
  const messages = [
    {
      who: name,
      at: reviewdate,
      text: [title, review.comment].filter(Boolean).join("\n\n"),
      isShop: false,
    },
    ...review.comments.flatMap((first) =>
      [first, ...first.comments].map((one) => ({
        who: one.name,
        at: one.reviewdate,
        text: one.comment,
        isShop: one.is_shop,
      })),
    ),
  ];
  return (
    <Page
      title={texts.title(title)}
      trail={[{ to: "/recenzii", text: "Recenzii" }]}
      actions={<Status text={REVIEW_STATES[state]} variant={reviewVariant(state)} />}
    >
      <Panels>
        <Panel title="Ce s-a scris">
          <Thread conversation={messages} />
        </Panel>
        <ReportsPanel review={review} mayEdit={mayEdit} />
        {mayEdit && <DecisionPanel review={review} />}
        <Panel title="Subiect">
          <FactList
            facts={[
              ["Produs", product],
              ["Note", `${stars} din 5`],
              ["Autor", name],
              ["E-mail", email],
              ["Data", <Moment key="at" at={reviewdate} />],
              [
                "Produs cumpărat",
                verified
                  ? "da: „Achiziție verificată”"
                  : review.outside
                    ? "neverificată: importată dintr-un fișier, „Preluată, neverificată”"
                    : "nu se știe",
              ],
              ["Motivul respingerii", review.rejection],
            ]}
          />
        </Panel>
        {mayEdit && (
          <Panel title="Răspunsul magazinului">
            <p>Apare sub recenzie, pe pagina produsului, semnat „Echipa magazinului”.</p>
            <AnswerForm templates={templates} version={version} label="Răspunsul magazinului">
              <SendButton form={ANSWER_FORM}>Publică răspunsul</SendButton>
            </AnswerForm>
          </Panel>
        )}
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}
