import type { ActionFunctionArgs, MetaFunction } from "react-router";
import { useActionData } from "react-router";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { NewsletterForm } from "../../components/newsletter-form/newsletter-form.tsx";
import type { NewsletterAnswer } from "../../components/newsletter-form/newsletter-form.tsx";
import { usePromises } from "../../components/promises/use-promises.ts";
import { headTags } from "../../components/screen/head-tags.ts";
import styles from "./newsletter.module.css";
import { subscribeVisitor } from "./subscribe.server.ts";
import { texts } from "./texts.ts";

export const action = (args: ActionFunctionArgs) => subscribeVisitor(args);

export const meta: MetaFunction = () => headTags({ title: texts.title, description: texts.intro });

/** Page with the newsletter form. Its action also handles the newsletter forms of other pages. */
export default function Route() {
  const sent = useActionData<NewsletterAnswer>();
  const { newsletterPercent } = usePromises();
  return (
    <section className={`stack gap-4 ${styles.newsletter}`}>
      <Breadcrumbs trail={[{ name: texts.title }]} />
      <h1>{texts.title}</h1>
      <p>
        {texts.intro} {texts.promise(newsletterPercent)}
      </p>
      <NewsletterForm place={sent?.values?.place === "landing" ? "landing" : "shop"} />
    </section>
  );
}
