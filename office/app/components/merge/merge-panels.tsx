import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../facts/fact-list.tsx";
import { ActionForm } from "../form/action-form.tsx";
import { useRefused } from "../form/refused.ts";
import { SendButton } from "../form/send-button.tsx";
import { Panel, Panels } from "../page/page.tsx";

interface MergeTexts {
  explain: string;
  whichTitle: string;
  which: string;
  whichHint: string;
  show: string;
  from: string;
  into: string;
  moves: string;
  merge: string;
}

interface ChoosePanelProps {
  texts: MergeTexts;
  from: string;
  errors: ComponentProps<typeof Field>["errors"];
  isShown: boolean;
}

/** Form that selects the record to merge and remove (`?din=` in the URL). */
export function ChoosePanel({ texts, from, errors, isShown }: ChoosePanelProps) {
  return (
    <Panel title={texts.whichTitle}>
      <p>{texts.explain}</p>
      <Form className="stack justify-items-start gap-3">
        <Field
          key={from}
          label={texts.which}
          name="din"
          hint={texts.whichHint}
          defaultValue={from}
          errors={errors}
          required
          autoComplete="off"
        />
        <Button variant={isShown ? "secondary" : "primary"}>{texts.show}</Button>
      </Form>
    </Panel>
  );
}

interface Side {
  key: string | number;
  version: number;
  facts: [name: string, value: ReactNode][];
}

interface MergePreviewProps {
  texts: MergeTexts;
  from: Side;
  into: Side;
  moves: [name: string, value: ReactNode][];
  children?: ReactNode;
}

/** Shows both records and what will be moved, with a button that merges exactly these versions. */
export function MergePreview({ texts, from, into, moves, children }: MergePreviewProps) {
  const refused = useRefused("merge");
  return (
    <>
      <Panels>
        <Panel title={texts.from}>
          <FactList facts={from.facts} />
        </Panel>
        <Panel title={texts.into}>
          <FactList facts={into.facts} />
        </Panel>
      </Panels>
      <Panel title={texts.moves}>
        <FactList facts={moves} />
        {children}
        <ActionForm name="merge" refused={refused}>
          <input type="hidden" name="from" value={from.key} />
          <input type="hidden" name="version" value={into.version} />
          <input type="hidden" name="from_version" value={from.version} />
          <SendButton form="merge">{texts.merge}</SendButton>
        </ActionForm>
      </Panel>
    </>
  );
}
