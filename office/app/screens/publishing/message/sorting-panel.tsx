import { LIMITS } from "@curat/contract/limits.values";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { MESSAGE_KINDS } from "../../../components/status/message-status.ts";
import { optionsOf } from "../../../lists/options.ts";
import type { MessageData } from "./message.server.ts";
import { filledSorting } from "./sorting-fields.ts";

type Props = Pick<MessageData, "message" | "isMine" | "mayAnswer">;

export function SortingPanel({ message, isMine, mayAnswer }: Props) {
  const { kind, state, assignee, note, version } = message;
  const refused = useRefused("sort");
  const fields = { version };
  return (
    <Panel title="Stare">
      <FactList
        facts={[
          ["Cine răspunde", assignee?.name ?? "nimeni"],
          ...(mayAnswer
            ? []
            : ([
                ["Felul", MESSAGE_KINDS[kind]],
                ["Notă internă", note],
              ] satisfies [string, string][])),
        ]}
      />
      {mayAnswer && (
        <>
          <PressButton intent={isMine ? "give_up" : "take"} fields={fields}>
            {isMine ? "Renunță la mesaj" : "Preia mesajul"}
          </PressButton>
          <ActionForm name="sort" refused={refused} loaded={filledSorting(message)}>
            <input type="hidden" name="version" value={version} />
            <Select
              label="Felul"
              name="kind"
              options={optionsOf(MESSAGE_KINDS)}
              defaultValue={refused?.values.kind ?? kind}
              errors={refused?.errors}
            />
            <Textarea
              label="Notă internă"
              name="note"
              limit={LIMITS.textarea}
              defaultValue={refused?.values.note ?? note}
              errors={refused?.errors}
            />
            <SendButton form="sort" variant="secondary">
              Salvează
            </SendButton>
          </ActionForm>
          <PressButton intent={state === "closed" ? "reopen" : "close"} fields={fields} variant="quiet">
            {state === "closed" ? "Redeschide" : "Închide fără răspuns"}
          </PressButton>
        </>
      )}
    </Panel>
  );
}
