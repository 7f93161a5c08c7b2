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
import { MESSAGE_STATES, messageVariant } from "../../../components/status/message-status.ts";
import { changeMessage, loadMessage } from "./message.server.ts";
import { SortingPanel } from "./sorting-panel.tsx";

const texts = {
  title: (name: string) => `Mesaj de la ${name}`,
};
export const loader = ({ context, params }: LoaderFunctionArgs) => loadMessage(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changeMessage(request, context, params.id ?? "");

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  titled(loaderData ? texts.title(loaderData.message.name || "fără nume") : "Mesaje")();

export default function Message() {
  const { message, templates, history, isMine, mayAnswer } = useLoaderData<typeof loader>();
  const { email, phone, product, review, state, version, created_at, questions, answers } = message;
  const name = message.name || "fără nume";
  const messages = [
    { who: name, at: created_at, text: questions, isShop: false },
    ...answers.map(({ author, at, text }) => ({ who: author, at, text, isShop: true })),
  ];
  return (
    <Page
      title={texts.title(name)}
      trail={[{ to: "/mesaje", text: "Mesaje" }]}
      actions={<Status text={MESSAGE_STATES[state]} variant={messageVariant(state)} />}
    >
      <Panel title="Ce s-a scris">
        <Thread conversation={messages} />
      </Panel>
      {mayAnswer && email !== "" && (
        <Panel title="Răspuns">
          <AnswerForm templates={templates} version={version} label="Răspuns">
            <SendButton form={ANSWER_FORM}>Trimite răspunsul</SendButton>
            <Button name="state" value="closed" variant="secondary">
              Trimite și închide
            </Button>
          </AnswerForm>
        </Panel>
      )}
      <Panels>
        <SortingPanel {...{ message, isMine, mayAnswer }} />
        <Panel title="Autor">
          <FactList
            facts={[
              ["Nume", name],
              [
                "E-mail",
                email && (
                  <a key="email" href={`mailto:${email}`}>
                    {email}
                  </a>
                ),
              ],
              [
                "Telefon",
                phone && (
                  <a key="phone" href={`tel:${phone}`}>
                    {phone}
                  </a>
                ),
              ],
              ["Produs", product && <ProductLink key="product" product={product} />],
              [
                "Recenzia semnalată",
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

function ProductLink({ product }: { product: NonNullable<StaffMessage["product"]> }) {
  const text = [product.name, product.code && `cod ${product.code}`].filter(Boolean).join(", ");
  return product.url === null ? <>{text}</> : <a href={product.url}>{text}</a>;
}
