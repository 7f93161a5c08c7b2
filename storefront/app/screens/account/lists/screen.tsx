import { ListChecks } from "lucide-react";
import { Button } from "@curat/ui/button/button.tsx";
import { ConfirmDialog } from "@curat/ui/dialog/confirm-dialog.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { LIMITS } from "@curat/contract/limits.values";
import { useSentForm } from "../../../components/form/use-sent-form.ts";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { Empty } from "../empty.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { AddListToCart } from "./add-list-to-cart.tsx";
import {
  LIST_INTENT,
  LIST_SOURCE,
  LISTS_PAGE,
  SOURCE_FIELD,
} from "../../../components/reorder-list/list-form.ts";
import styles from "./lists.module.css";
import type { loadLists } from "./load.server.ts";
import { texts } from "./texts.ts";

type Data = Awaited<ReturnType<typeof loadLists>>;

export function ListsScreen({ data: { lists, sending, leaving } }: { data: Data }) {
  return (
    <>
      <PageHead title={texts.title} />
      <p className={styles.hint}>{texts.own}</p>
      {!lists && <p>{accountTexts.unavailable}</p>}
      {lists?.length === 0 && <Empty icon={ListChecks} text={texts.empty} hint={texts.emptyHint} />}
      {lists && lists.length > 0 && (
        <ul className={`list stack gap-3 ${styles.lists}`}>
          {lists.map((list) => (
            <li key={list.id} className={`cluster card gap-x-4 gap-y-3 items-center ${styles.list}`}>
              <div className={`min-w-0 break-anywhere ${styles.title}`}>
                <h2 className="text-m">
                  <a className="inline-row items-center min-h-touch" href={`${LISTS_PAGE}/${list.id}`}>
                    {list.name}
                  </a>
                </h2>
                <p className={styles.hint}>{`${texts.lines(list.lines)} · ${texts.changed(list.changed)}`}</p>
              </div>
              <span className={`row gap-2 ${styles.pictures}`}>
                {list.pics.map((picture, index) => (
                  <Picture
                    className="rounded bg-surface object-contain"
                    key={`${picture}-${index}`}
                    source={picture}
                    alt=""
                    width={48}
                    height={48}
                  />
                ))}
              </span>
              <div className={`cluster gap-3 items-center ${styles.ways}`}>
                <a
                  href={`${LISTS_PAGE}?delete=${list.id}`}
                  aria-label={`${texts.delete}: ${list.name}`}
                  data-keeps-place
                >
                  {texts.delete}
                </a>
                {list.lines > 0 && (
                  <AddListToCart id={list.id} name={list.name} sending={`${sending}-${list.id}`} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <NewList />
      {leaving && (
        <ConfirmDialog title={texts.deleteTitle} page={LISTS_PAGE} intent={LIST_INTENT.delete}>
          <input type="hidden" name="id" value={leaving.id} />
          <p>
            <b>{leaving.name}</b>
          </p>
          <p>{texts.deleteQuestion}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function NewList() {
  const { Form, form, answer, errors, messages, isBusy } = useSentForm();
  return (
    <section aria-labelledby="new-list" className={`p-5 rounded-card bg-surface ${styles["new-list"]}`}>
      <h2 className="mb-3 text-l" id="new-list">
        {texts.make}
      </h2>
      <Form ref={form} method="post" action={LISTS_PAGE} noValidate>
        <FormMessages messages={messages} />
        <Field
          label={texts.name}
          name="name"
          required
          maxLength={LIMITS.listName}
          errors={errors}
          defaultValue={answer?.values?.name ?? ""}
        />
        <fieldset>
          <legend>{texts.from}</legend>
          <label>
            <input type="radio" name={SOURCE_FIELD} value={LIST_SOURCE.cart} defaultChecked />{" "}
            {texts.fromCart}
          </label>
          <label>
            <input type="radio" name={SOURCE_FIELD} value={LIST_SOURCE.favourites} /> {texts.fromFavourites}
          </label>
        </fieldset>
        <Button name="intent" value={LIST_INTENT.make} variant="secondary" isBusy={isBusy}>
          {texts.makeIt}
        </Button>
      </Form>
    </section>
  );
}
