import type { Wire } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { Preview } from "@curat/contract/previews";
import type { DraftContent } from "@curat/contract/staff/drafts";
import type { DraftedKind } from "@curat/contract/staff/drafts.values";
import type { ApiContext } from "../../../context.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { Actor } from "../../platform/changes/index.ts";

export interface DraftKind {
  kind: DraftedKind;
  /** Returns the page's name for sentences, such as "Pagina „Primăvara”". */
  title: (content: DraftContent) => string;
  /** Converts a snapshot from the audit log to a draft's content; undefined if that is not possible. */
  contentOf: (stored: unknown) => DraftContent | undefined;
  faults: (content: DraftContent) => FieldErrors | undefined;
  exists: (db: Db, id: string) => Promise<boolean>;
  /** Saves and publishes the page inside `around`. Throws StaleVersion (409), or 422 with errors. */
  publish: (
    context: ApiContext,
    publication: Publication,
  ) => Promise<{ ok: true; version: number } | { ok: false }>;
  /** Returns the response of the public call as if the draft were published. */
  preview: (context: ApiContext, draft: { id: string; content: DraftContent }) => Promise<Wire<Preview>>;
}

export interface Publication {
  id: string;
  actor: Actor;
  expectedVersion: number;
  content: DraftContent;
  around: (tx: Tx, store: () => Promise<void>) => Promise<void>;
}
