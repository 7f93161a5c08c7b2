import { Check, Circle } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { STEPS_TITLE } from "../../../components/first-steps/step-words.ts";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import styles from "./first-steps.module.css";
import { loadPages } from "./first-steps.server.ts";
import { texts } from "./texts.ts";

export const loader = ({ context }: LoaderFunctionArgs) => loadPages(context);

export const meta = titled(texts.pages);

export default function LegalPages() {
  const { pages, mayEdit, maySet } = useLoaderData<typeof loader>();
  const lacks = pages[0]?.lacks ?? [];
  return (
    <Page title={texts.pages} trail={[{ to: "/pasi", text: STEPS_TITLE }]}>
      <Panel title={texts.pagesProgress(pages.filter(({ url }) => url !== null).length, pages.length)}>
        <p>{texts.pagesIntro}</p>
        {lacks.length > 0 && (
          <p>
            {texts.lacks(lacks)} {maySet && <Link to="/setari/INVOICE">{texts.fillCompany}</Link>}
          </p>
        )}
        <ol className={`list grid ${styles.steps}`}>
          {pages.map(({ page, title, url }) => (
            <li
              className="stack gap-x-3 gap-y-2 items-center py-3 line-above"
              key={page}
              data-state={url === null ? "open" : "done"}
            >
              <span className={`stack muted ${styles.sign}`}>
                {url === null ? <Circle aria-hidden size={22} /> : <Check aria-hidden size={22} />}
                <span className="visually-hidden">{url === null ? texts.open : texts.published}</span>
              </span>
              <h3>{title}</h3>
              <div className={`cluster items-center gap-2 justify-end ${styles.acts}`}>
                {url !== null ? (
                  <a href={url} className={buttonClass("quiet")} aria-label={texts.openOf(title)}>
                    {texts.open1}
                  </a>
                ) : (
                  mayEdit && (
                    <Link to={page} className={buttonClass("secondary")} aria-label={texts.writeOf(title)}>
                      {texts.write}
                    </Link>
                  )
                )}
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </Page>
  );
}
