import { STAFF_POST } from "@curat/contract/staff/post.values";
import type { PostDraftContent, StaffPost } from "@curat/contract/staff/blog";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { SaveButtons } from "../../../components/drafts/keep-buttons.tsx";
import type { Refused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ProductsField } from "../../../components/products/products-field.tsx";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { TickList } from "../../../components/ticks/tick-list.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { HIDDEN_PRODUCTS, TAGS } from "./post-fields.ts";
import { texts } from "./texts.ts";

const NOTHING_ADDED = { categories: [], brands: [] };

interface PostFormProps {
  post?: StaffPost;
  draft?: { content: PostDraftContent; version: number } | undefined;
  ownValues: Typed;
  categories: { value: string; label: string }[];
  tags: { value: string; label: string }[];
  mayUpload: boolean;
}

export function PostForm({ post, draft, ownValues, categories, tags, mayUpload }: PostFormProps) {
  const written = post && { ...post, ...draft?.content };
  return (
    <>
      {categories.length === 0 && <p>{texts.noCategories}</p>}
      <RecordForm
        name="post"
        description={STAFF_POST}
        record={written}
        options={{ category_id: categories, meta_robots: robotsWith(written?.meta_robots) }}
        {...{ mayUpload, ownValues, words: texts }}
        renderOwn={(name, from) =>
          name === "tag_ids" ? (
            <TickList name={TAGS} label={STAFF_POST.fields.tag_ids.label} options={tags} {...from} />
          ) : (
            <Products {...from} />
          )
        }
        buttons={
          post ? (
            <SaveButtons form="post" draft={draft?.version} save={texts.save} />
          ) : (
            <SendButton form="post">{texts.create}</SendButton>
          )
        }
      />
    </>
  );
}

function Products({ refused, filled }: { refused: Refused | undefined; filled: Typed }) {
  const stored = filled[HIDDEN_PRODUCTS];
  if (stored === undefined)
    return (
      <ProductsField
        {...{ refused, filled }}
        addable={NOTHING_ADDED}
        label={STAFF_POST.fields.product_ids.label}
      />
    );
  return (
    <>
      <input type="hidden" name={HIDDEN_PRODUCTS} value={stored} />
      <p>{texts.productsHidden}</p>
    </>
  );
}

/** Returns the options, including an imported current value that is not one of them. */
function robotsWith(current = ""): { value: string; label: string }[] {
  const options = optionsOf(texts.robots);
  return current in texts.robots ? options : [...options, { value: current, label: current }];
}
