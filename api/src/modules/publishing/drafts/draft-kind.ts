/** What is special to the drafts of one kind of page; the module that owns the pages describes it. */
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
  /** "Pagina „Primăvara”", as sentences name it. */
  title: (content: DraftContent) => string;
  /** A former state of the page, as its history keeps it, in the spelling of a draft; undefined for what is none. */
  contentOf: (kept: unknown) => DraftContent | undefined;
  /** What keeps this from being published as it is, by field; undefined where nothing does. */
  faults: (content: DraftContent) => FieldErrors | undefined;
  /** False for a page that there is not. */
  exists: (db: Db, id: string) => Promise<boolean>;
  /**
   * Writes the page and shows it. `around` goes around the storing, in its transaction. Throws StaleVersion (409) where
   * another version than `seen` stands, and 422 at the fields of a page.
   */
  publish: (
    context: ApiContext,
    publication: Publication,
  ) => Promise<{ ok: true; version: number } | { ok: false }>;
  /** As the shop's own calls would answer it, were it published. */
  preview: (context: ApiContext, draft: { id: string; content: DraftContent }) => Promise<Wire<Preview>>;
}

export interface Publication {
  id: string;
  actor: Actor;
  seen: number;
  content: DraftContent;
  around: (tx: Tx, store: () => Promise<void>) => Promise<void>;
}
