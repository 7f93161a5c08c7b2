import type { StockCount } from "@curat/contract/staff/stock-counts";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { texts } from "./texts.ts";

interface CountSummaryProps {
  count: StockCount;
  mayChange: boolean;
}

export function CountSummary({ count, mayChange }: CountSummaryProps) {
  const refused = useRefused("post");
  const fault = refused?.errors.post?.[0];
  const { counted, lines, surplus, missing, posted_at: postedAt, undone_at: undoneAt } = count;
  return (
    <Panel title={texts.summary}>
      <FactList
        facts={[
          [texts.covers, texts.subject(count)],
          [texts.counted, texts.ofLines(counted, lines)],
          [texts.surplus, texts.pieces(surplus)],
          [texts.missing, texts.pieces(missing)],
          [texts.by, postedAt && <By at={postedAt} name={count.posted_by} />],
          [texts.undoneBy, undoneAt && <By at={undoneAt} name={count.undone_by} />],
          [texts.reason, count.undo_reason],
        ]}
      />
      {mayChange && counted > 0 && counted < lines && (
        <details>
          <summary>{texts.zero}</summary>
          <p className="hint">{texts.zeroHint}</p>
          <PressButton intent="zero" fields={{ version: count.version }}>
            {texts.zero}
          </PressButton>
        </details>
      )}
      {mayChange && counted > 0 && (
        <ActionForm name="post" refused={refused}>
          <input type="hidden" name="version" value={count.version} />
          {fault && <p role="alert">{fault}</p>}
          <p className="hint">{texts.postHint(lines - counted)}</p>
          <SendButton form="post">{texts.post}</SendButton>
        </ActionForm>
      )}
    </Panel>
  );
}

function By({ at, name }: { at: string; name: string | null }) {
  return (
    <>
      <Moment at={at} />, {name}
    </>
  );
}
