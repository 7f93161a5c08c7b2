import type { ReactNode } from "react";
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { FinalAct } from "../form/final-act.tsx";
import { PressButton } from "../form/press-button.tsx";
import { ChangeHistory } from "../history/change-history.tsx";
import type { HistoryRow } from "../history/history.server.ts";
import { Page, Panel, Panels } from "../page/page.tsx";
import { Presence } from "../presence/presence.tsx";

const IN_SHOP = "Vezi în magazin";

interface RecordPageProps {
  title: string;
  /** The list that it is one of. */
  room: { to: string; text: string };
  kind: SubjectKind;
  id: string | number;
  /** Where the shop shows it; none while it does not. */
  shopPage?: string | false;
  /** Further buttons beside the title. */
  acts?: ReactNode;
  others: string[];
  history: HistoryRow[] | undefined;
  /** Of the draft beside it, which former versions may become; undefined where there can be none. */
  draftVersion?: number | undefined;
  /** Where its versions are compared. */
  versionsAt?: string;
  /** Above the form, over the whole width. */
  above?: ReactNode;
  /** What the panel of the form is called, and what stands in it. */
  formTitle: string;
  form: ReactNode;
  /** Panels beside the form, above its history. */
  beside?: ReactNode;
}

/** The page of one thing that the shop's people keep: its form, what can be done with it, who changed it, who else is there. */
export function RecordPage({
  kind,
  id,
  shopPage,
  others,
  history,
  draftVersion,
  versionsAt,
  ...page
}: RecordPageProps) {
  const { title, room, acts, above, formTitle, form, beside } = page;
  const link = shopPage && (
    <a href={shopPage} className={buttonClass("secondary")}>
      {IN_SHOP}
    </a>
  );
  return (
    <Page
      title={title}
      trail={[room]}
      acts={
        (link || acts) && (
          <>
            {link}
            {acts}
          </>
        )
      }
    >
      <Presence {...{ kind, id, others }} />
      {above}
      <Panels>
        <Panel title={formTitle}>{form}</Panel>
        <div>
          {beside}
          <ChangeHistory
            rows={history}
            versionsAt={versionsAt}
            {...(draftVersion !== undefined && { draftVersion })}
          />
        </div>
      </Panels>
    </Page>
  );
}

interface RemovalProps {
  version: number;
  texts: { remove: string; removeExplain: string; confirmRemove: string };
}

/** Takes the thing away for good: opened first, then confirmed. */
export function Removal({ version, texts }: RemovalProps) {
  return (
    <FinalAct open={texts.remove}>
      <p>{texts.removeExplain}</p>
      <PressButton intent="remove" fields={{ version }}>
        {texts.confirmRemove}
      </PressButton>
    </FinalAct>
  );
}
