import { Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import type { StaffMessage } from "@curat/contract/staff/messages";
import { Button } from "@curat/ui/button/button.tsx";
import { Status } from "@curat/ui/status/status.tsx";
import { ANSWER_FORM } from "../../../components/answer/answer-fields.ts";
import { AnswerForm } from "../../../components/answer/answer-form.tsx";
import { Thread } from "../../../components/answer/thread.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { messageVariant } from "../messages/messages-shape.ts";
import { texts as listTexts } from "../messages/texts.ts";
import { changeMessage, loadMessage } from "./message.server.ts";
import { SortingPanel } from "./sorting-panel.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadMessage(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeMessage(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? texts.title(loaderData.message.name || listTexts.nameless) : listTexts.title)();

export default function Message() {
  const { message, templates, history, isMine, mayAnswer } = useLoaderData<typeof loader>();
  const { email, phone, product, review, state, version, created_at, questions, answers } = message;
  const name = message.name || listTexts.nameless;
  const said = [
    { who: name, at: created_at, text: questions, isShop: false },
    ...answers.map(({ author, at, text }) => ({ who: author, at, text, isShop: true })),
  ];
  return (
    <Page
      title={texts.title(name)}
      trail={[{ to: "/mesaje", text: listTexts.title }]}
      acts={<Status text={listTexts.states[state]} variant={messageVariant(state)} />}
    >
      <Panel title={texts.said}>
        <Thread said={said} />
      </Panel>
      {mayAnswer && email !== "" && (
        <Panel title={texts.answer}>
          <AnswerForm templates={templates} version={version} label={texts.answer}>
            <SendButton form={ANSWER_FORM}>{texts.send}</SendButton>
            <Button name="state" value="closed" variant="secondary">
              {texts.sendAndClose}
            </Button>
          </AnswerForm>
        </Panel>
      )}
      <Panels>
        <SortingPanel {...{ message, isMine, mayAnswer }} />
        <Panel title={texts.writer}>
          <FactList
            facts={[
              [texts.name, name],
              [
                texts.email,
                email && (
                  <a key="email" href={`mailto:${email}`}>
                    {email}
                  </a>
                ),
              ],
              [
                texts.phone,
                phone && (
                  <a key="phone" href={`tel:${phone}`}>
                    {phone}
                  </a>
                ),
              ],
              [texts.product, product && <ProductLink key="product" product={product} />],
              [
                texts.review,
                review && (
                  <Link key="review" to={`/recenzii/${review.id}`}>
                    {review.title}
                  </Link>
                ),
              ],
            ]}
          />
        </Panel>
        <ChangeHistory rows={history} />
      </Panels>
    </Page>
  );
}

/** To the shop's own page of it, while it has one. */
function ProductLink({ product }: { product: NonNullable<StaffMessage["product"]> }) {
  const text = [product.name, product.code && texts.code(product.code)].filter(Boolean).join(", ");
  return product.url === null ? <>{text}</> : <a href={product.url}>{text}</a>;
}
