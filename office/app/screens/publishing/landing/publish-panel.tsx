import { FinalAct } from "../../../components/form/final-act.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { loadLandingPage } from "./page.server.ts";
import { texts } from "./texts.ts";

type Loaded = Awaited<ReturnType<typeof loadLandingPage>>;

/** What stands, and what becomes of it. */
export function PublishPanel({ page, mayEdit }: Pick<Loaded, "page" | "mayEdit">) {
  return (
    <Panel title={texts.publishing}>
      <p>
        {page.isPublished ? texts.isPublic : texts.isNot}{" "}
        {page.isPublished && <a href={page.url}>{texts.inShop}</a>}
      </p>
      {mayEdit && (
        <>
          <PressButton intent="duplicate" variant="quiet">
            {texts.duplicate}
          </PressButton>
          {page.isPublished && (
            <FinalAct open={texts.takeBack}>
              <p>{texts.takeBackExplain}</p>
              <PressButton intent="unpublish" fields={{ version: page.version }}>
                {texts.takeBack}
              </PressButton>
            </FinalAct>
          )}
          <FinalAct open={texts.remove}>
            <p>{texts.removeExplain}</p>
            <PressButton intent="remove" fields={{ version: page.version }}>
              {texts.remove}
            </PressButton>
          </FinalAct>
        </>
      )}
    </Panel>
  );
}
