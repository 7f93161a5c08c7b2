import { LIMITS } from "@curat/contract/limits.values";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { texts as listTexts } from "../messages/texts.ts";
import type { MessageData } from "./message.server.ts";
import { filledSorting } from "./sorting-fields.ts";
import { texts } from "./texts.ts";

type Props = Pick<MessageData, "message" | "isMine" | "mayAnswer">;

/** What a message is, who has it, and what is noted of it for colleagues. */
export function SortingPanel({ message, isMine, mayAnswer }: Props) {
  const { kind, state, assignee, note, version } = message;
  const refused = useRefused("sort");
  const fields = { version };
  return (
    <Panel title={texts.sorting}>
      <FactList
        facts={[
          [texts.assignee, assignee?.name ?? texts.nobody],
          ...(mayAnswer
            ? []
            : ([
                [texts.kind, listTexts.kinds[kind]],
                [texts.note, note],
              ] satisfies [string, string][])),
        ]}
      />
      {mayAnswer && (
        <>
          <PressButton intent={isMine ? "give_up" : "take"} fields={fields}>
            {isMine ? texts.giveUp : texts.take}
          </PressButton>
          <ActionForm name="sort" refused={refused} seen={filledSorting(message)}>
            <input type="hidden" name="version" value={version} />
            <Select
              label={texts.kind}
              name="kind"
              options={optionsOf(listTexts.kinds)}
              defaultValue={refused?.values.kind ?? kind}
              errors={refused?.errors}
            />
            <Textarea
              label={texts.note}
              name="note"
              limit={LIMITS.textarea}
              defaultValue={refused?.values.note ?? note}
              errors={refused?.errors}
            />
            <SendButton form="sort" variant="secondary">
              {texts.save}
            </SendButton>
          </ActionForm>
          <PressButton intent={state === "closed" ? "reopen" : "close"} fields={fields} variant="quiet">
            {state === "closed" ? texts.reopen : texts.close}
          </PressButton>
        </>
      )}
    </Panel>
  );
}
