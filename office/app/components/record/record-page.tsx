import type { ReactNode } from "react";
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { ConfirmDelete } from "../form/confirm-delete.tsx";
import { PressButton } from "../form/press-button.tsx";
import { ChangeHistory } from "../history/change-history.tsx";
import type { HistoryRow } from "../history/history.server.ts";
import { Page, Panel, Panels } from "../page/page.tsx";
import { Presence } from "../presence/presence.tsx";

const IN_SHOP = "Vezi în magazin";

interface RecordPageProps {
  title: string;
  room: { to: string; text: string };
  kind: SubjectKind;
  id: string | number;
  shopPage?: string | false;
  actions?: ReactNode;
  otherViewers: string[];
  history: HistoryRow[] | undefined;
  /**
   * Version of the current draft, which restoring an earlier version replaces. Undefined if the record has no
   * drafts.
   */
  draftVersion?: number | undefined;
  versionsAt?: string;
  above?: ReactNode;
  formTitle: string;
  form: ReactNode;
  sidebar?: ReactNode;
}

/** A record's page with its form, actions and history, and the other people who have it open. */
export function RecordPage({
  kind,
  id,
  shopPage,
  otherViewers,
  history,
  draftVersion,
  versionsAt,
  ...page
}: RecordPageProps) {
  const { title, room, actions, above, formTitle, form, sidebar } = page;
  const link = shopPage && (
    <a href={shopPage} className={buttonClass("secondary")}>
      {IN_SHOP}
    </a>
  );
  return (
    <Page
      title={title}
      trail={[room]}
      actions={
        (link || actions) && (
          <>
            {link}
            {actions}
          </>
        )
      }
    >
      <Presence {...{ kind, id, otherViewers }} />
      {above}
      <Panels>
        <Panel title={formTitle}>{form}</Panel>
        <div>
          {sidebar}
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

export function Removal({ version, texts }: RemovalProps) {
  return (
    <ConfirmDelete open={texts.remove}>
      <p>{texts.removeExplain}</p>
      <PressButton intent="remove" fields={{ version }}>
        {texts.confirmRemove}
      </PressButton>
    </ConfirmDelete>
  );
}
