import * as calls from "@curat/contract/staff/first-steps";
import { LEGAL_PAGES } from "@curat/contract/staff/first-steps.values";
import type { ApiContext } from "../../../context.ts";
import { inUse, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { changeSteps, showSteps } from "./first-steps.service.ts";
import { publishPage, showPages } from "./pages/legal-pages.service.ts";

export function firstStepsRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, calls.getFirstSteps, async () => ({ data: await showSteps(context) }));

  serve(app, calls.changeFirstSteps, async ({ body, staff }) => {
    const { skipped, is_dismissed: isDismissed, version } = body;
    await changeSteps(context, { skipped, isDismissed, expectedVersion: version, actor: staff });
    return { data: await showSteps(context) };
  });

  serve(app, calls.listLegalPages, async () => ({ data: await showPages(context) }));

  serve(app, calls.publishLegalPage, async ({ params, body, staff }) => {
    const page = LEGAL_PAGES.find((one) => one === params.page);
    if (!page) throw notFound();
    const written = await publishPage(context, { ...body, page, actor: staff });
    const shown = (await showPages(context)).find((one) => one.page === page);
    if (!shown) throw notFound();
    if (!written) throw inUse("Pagina este deja publicată. O poți modifica din Articole.", shown);
    return { data: shown };
  });
}
