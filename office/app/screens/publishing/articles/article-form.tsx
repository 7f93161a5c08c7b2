import { STAFF_ARTICLE } from "@curat/contract/staff/article.values";
import type { ArticleDraftContent, StaffArticle } from "@curat/contract/staff/articles";
import { DocumentRows } from "../../../components/documents/document-rows.tsx";
import { filledDocuments } from "../../../components/documents/document-fields.ts";
import { SaveButtons } from "../../../components/drafts/keep-buttons.tsx";
import { SendButton } from "../../../components/form/send-button.tsx";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { texts } from "./texts.ts";

/** Initial values of a new article. Type 32 is the group of useful links. */
const INITIAL = { type_id: "32" };

interface ArticleFormProps {
  article?: StaffArticle;
  draft?: { content: ArticleDraftContent; version: number };
  mayUpload: boolean;
}

export function ArticleForm({ article, draft, mayUpload }: ArticleFormProps) {
  const written = article && { ...article, ...draft?.content };
  return (
    <RecordForm
      name="article"
      description={STAFF_ARTICLE}
      record={written}
      initial={INITIAL}
      {...{ mayUpload, words: texts }}
      renderOwn={(_, from) => <DocumentRows {...from} />}
      {...(written && { ownValues: filledDocuments(written.documents) })}
      buttons={
        article ? (
          <SaveButtons form="article" draft={draft?.version} save={texts.save} />
        ) : (
          <>
            <p>{texts.createHint}</p>
            <SendButton form="article">{texts.create}</SendButton>
          </>
        )
      }
    />
  );
}
