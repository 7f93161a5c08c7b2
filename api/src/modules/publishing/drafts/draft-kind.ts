/** Interface that a module implements for drafts of its kind of page. */
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
  /** Returns the name used in sentences, such as "Pagina „Primăvara”". */
  title: (content: DraftContent) => string;
  /** Converts a former state from the page's history to a draft; undefined if it is not one. */
  contentOf: (stored: unknown) => DraftContent | undefined;
  /** Returns what prevents publishing the draft, by field; undefined if nothing does. */
  faults: (content: DraftContent) => FieldErrors | undefined;
  /** Returns whether the page exists. */
  exists: (db: Db, id: string) => Promise<boolean>;
  /**
   * Writes and publishes the page. `around` wraps the write in its transaction. Throws StaleVersion (409)
   * unless the page's version is `seen`, and 422 with errors by field.
   */
  publish: (
    context: ApiContext,
    publication: Publication,
  ) => Promise<{ ok: true; version: number } | { ok: false }>;
  /** Returns the response that the public call would give if the draft were published. */
  preview: (context: ApiContext, draft: { id: string; content: DraftContent }) => Promise<Wire<Preview>>;
}

export interface Publication {
  id: string;
  actor: Actor;
  seen: number;
  content: DraftContent;
  around: (tx: Tx, store: () => Promise<void>) => Promise<void>;
}
