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
import { Moment } from "../../../components/time/moment-time.tsx";
import { reviewVariant } from "../reviews/reviews-shape.ts";
import { texts as listTexts } from "../reviews/texts.ts";
import { DecisionPanel } from "./decision-panel.tsx";
import { ReportsPanel } from "./reports-panel.tsx";
import { loadReview } from "./review.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadReview(context, params.id ?? "");

export { changeReview as action } from "./review.server.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? texts.title(loaderData.review.title) : listTexts.title)();

export default function Review() {
  const { review, templates, history, mayEdit } = useLoaderData<typeof loader>();
  const { title, name, email, stars, product, reviewdate, state, version, verified } = review;
  const said = [
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
      trail={[{ to: "/recenzii", text: listTexts.title }]}
      acts={<Status text={listTexts.states[state]} variant={reviewVariant(state)} />}
    >
      <Panels>
        <Panel title={texts.said}>
          <Thread said={said} />
        </Panel>
        <ReportsPanel review={review} mayEdit={mayEdit} />
        {mayEdit && <DecisionPanel review={review} />}
        <Panel title={texts.about}>
          <FactList
            facts={[
              [texts.product, product],
              [texts.stars, texts.outOf(stars)],
              [texts.writer, name],
              [texts.email, email],
              [texts.at, <Moment key="at" at={reviewdate} />],
              [texts.bought, verified ? texts.isBought : review.outside ? texts.outside : texts.notBought],
              [texts.whyRejected, review.rejection],
            ]}
          />
        </Panel>
        {mayEdit && (
          <Panel title={texts.answer}>
            <p>{texts.answerHint}</p>
            <AnswerForm templates={templates} version={version} label={texts.answer}>
              <SendButton form={ANSWER_FORM}>{texts.send}</SendButton>
            </AnswerForm>
          </Panel>
        )}
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}
