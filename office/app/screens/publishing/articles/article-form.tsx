import type { ArticleDraftContent, StaffArticle } from "@curat/contract/staff/articles";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { DocumentRows } from "../../../components/documents/document-rows.tsx";
import { KeepButtons } from "../../../components/drafts/keep-buttons.tsx";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { PictureField } from "../../../components/picture/picture-field.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { filledArticle } from "./article-fields.ts";
import { texts } from "./texts.ts";

const FORM = "article";
const INTRO_LIMIT = 2_000;
/** Useful information, at its beginning. */
const FIRST = { type_id: "32", sort_order: "0" };

interface ArticleFormProps {
  article?: StaffArticle;
  /** What is written beside it. */
  draft?: { content: ArticleDraftContent; version: number };
  mayUpload: boolean;
}

/** All fields of an article, new or standing, or of its draft. */
export function ArticleForm({ article, draft, mayUpload }: ArticleFormProps) {
  const refused = useRefused(FORM);
  const filled = article ? filledArticle(draft?.content ?? article) : FIRST;
  const field = filledFields(texts.labels, { refused, filled });
  return (
    <ActionForm name={FORM} refused={refused} seen={article && filled} encType="multipart/form-data">
      {article && <input type="hidden" name="version" value={article.version} />}
      <Field {...field("title")} required autoComplete="off" />
      <Field
        {...field("slug")}
        hint={texts.slugHint}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
      />
      <HtmlField {...field("content")} required />
      <Textarea {...field("intro")} limit={INTRO_LIMIT} />
      <PictureField {...field("picture")} mayUpload={mayUpload} />
      <Select {...field("type_id")} options={optionsOf(texts.groups)} />
      <Field {...field("link_title")} hint={texts.linkTitleHint} autoComplete="off" />
      <Field {...field("sort_order")} hint={texts.orderHint} inputMode="numeric" maxLength={7} />
      <DocumentRows {...{ refused, filled }} />
      {!article && <p>{texts.createHint}</p>}
      {article ? (
        <KeepButtons form={FORM} draft={draft?.version} save={texts.save} />
      ) : (
        <SendButton form={FORM}>{texts.create}</SendButton>
      )}
    </ActionForm>
  );
}
