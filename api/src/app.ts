import { API_BASE } from "@curat/contract/headers.values";
import type { Pool } from "pg";
import type { ApiContext } from "./context.ts";
import { requireApiKey } from "./http/api-key.ts";
import { noStoreByDefault } from "./http/cache-control.ts";
import { docsPage } from "./http/docs-page.ts";
import type { AccessChecks, HonoApp } from "./http/access-checks.ts";
import { answerFailure } from "./http/failures.ts";
import { openLimits } from "./http/rate-limits.ts";
import { describeKeys } from "./http/openapi.ts";
import { notFound } from "./http/refusal.ts";
import { callsOn, newApp } from "./http/serve.ts";
import { openStaffAuth } from "./http/staff-auth.ts";
import { nameMedia } from "./modules/platform/media/index.ts";
import { type Catalogued, mountModules } from "./modules/modules.ts";
import { paymentNotificationRoutes } from "./modules/selling/orders/index.ts";
import { requireCustomer } from "./modules/platform/sessions/index.ts";
import type { AccountMirror } from "./modules/platform/accounts/index.ts";
import type { TextOverrides } from "./modules/platform/settings/index.ts";
import { findKeyHolder, findPerson } from "./modules/platform/staff/index.ts";

const OPENAPI = { openapi: "3.1.0", info: { title: "Curat", version: "1" }, servers: [{ url: API_BASE }] };

interface Behind {
  pool: Pool;
  readDeferred: AccessChecks["readDeferred"];
  readOnly: AccessChecks["readOnly"];
  catalogue: Catalogued;
  spoken: TextOverrides;
  accounts: Pick<AccountMirror, "refresh">;
}

export function buildApp(
  context: ApiContext,
  { pool, readDeferred, readOnly, catalogue, spoken, accounts }: Behind,
): HonoApp {
  const calls = newApp();
  describeKeys(calls);
  mountModules(callsOn(calls), context, catalogue);

  const app = newApp().basePath(API_BASE) as HonoApp;
  app.onError((error, c) => answerFailure(error, c, context.log));
  app.notFound((c) => answerFailure(notFound(), c, context.log));
  app.use(noStoreByDefault);
  app.get("/health", (c) => c.json({ data: { status: "ok" } }));
  app.get("/openapi.json", (c) => c.json(calls.getOpenAPI31Document(OPENAPI)));
  docsPage(app);
  app.use(async (_c, next) => {
    await accounts.refresh();
    await next();
  });
  paymentNotificationRoutes(app, context);
  app.use(requireApiKey(context.config.apiKey));
  app.use(async (c, next) => spoken.during(c.req.path, next));
  const door = openDoor(context, { pool, readDeferred, readOnly });
  app.use(async (c, next) => {
    c.set("door", door);
    c.set("callAs", async ({ method, path, body }) => {
      const headers = new Headers(c.req.raw.headers);
      headers.set("content-type", "application/json");
      headers.delete("content-length");
      return app.request(`${API_BASE}${path}`, { method, headers, body: JSON.stringify(body) }, c.env);
    });
    await next();
  });
  app.route("/", calls);
  return app;
}

function openDoor(
  context: ApiContext,
  { pool, readDeferred, readOnly }: Pick<Behind, "pool" | "readDeferred" | "readOnly">,
): AccessChecks {
  const { config, log } = context;
  return {
    count: config.rateLimits === false ? async () => undefined : openLimits(pool),
    customer: (token) => requireCustomer(context, token),
    unknownMedia: (addresses) => nameMedia(context, addresses),
    ...openStaffAuth({
      ...config,
      log,
      findPerson: (token, requested) => findPerson(context, token, requested),
      findKeyHolder: (digest) => findKeyHolder(context, digest),
    }),
    readDeferred,
    readOnly,
    checksAnswers: config.checkAnswers ?? false,
  };
}
