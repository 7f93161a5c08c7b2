/** Every module of the API, mounted in one place. */
import type { ApiContext } from "../config.ts";
import type { ApiApp } from "../http/serve.ts";
import { cartRoutes } from "./cart/index.ts";
import { catalogRoutes } from "./catalog/index.ts";
import { contentRoutes } from "./content/index.ts";
import { geographyRoutes } from "./geography/index.ts";
import { ordersRoutes } from "./orders/index.ts";
import { routingRoutes } from "./routing/index.ts";
import { searchRoutes } from "./search/index.ts";
import { settingsRoutes } from "./settings/index.ts";

export function mountModules(app: ApiApp, context: ApiContext): void {
  for (const mount of [
    routingRoutes,
    settingsRoutes,
    contentRoutes,
    catalogRoutes,
    searchRoutes,
    geographyRoutes,
    cartRoutes,
    ordersRoutes,
  ])
    mount(app, context);
}
