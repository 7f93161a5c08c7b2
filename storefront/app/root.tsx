import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, useLocation, useMatches, useRouteLoaderData } from "react-router";
import type {
  DataStrategyResult,
  LinksFunction,
  LoaderFunctionArgs,
  MiddlewareFunction,
  ShouldRevalidateFunction,
} from "react-router";
import { chooseTexts } from "@curat/contract/texts.values";
import { customLayer } from "./document/inline-styles.ts";
import { hasComeBack } from "./navigation/bfcache-restore.ts";
import { PageScripts } from "./document/page-scripts.tsx";
import { PageStyles } from "./document/page-styles.tsx";
import { RestoreScroll } from "./document/restore-scroll.ts";
import { loadLayout } from "./layout/load-layout.server.ts";
import { showNoticesOf } from "./layout/notices/action-notices.ts";
import { Shell } from "./layout/shell.tsx";
import { holdReload, noteAdded } from "./navigation/cart-reload.ts";
import { answerUnreached, UNREACHED_STATUS } from "./navigation/lost-mutation.ts";
import { isFailure, loadingState } from "./navigation/loading-state.ts";
import { isReloadScheduled, scheduleReload } from "./navigation/pending-reload.tsx";
import { loadScreenOf } from "./screens/page/load-screen.ts";
import { ErrorScreen } from "./screens/error/error-screen.tsx";
import { needsNoReload } from "./session/cart/cart-answer.ts";
import { updateShownCart } from "./session/cart/shown-cart.ts";
import { textsMiddleware } from "./session/chosen-texts.server.ts";
import { useLayoutData } from "./session/layout-data.ts";
import { isTodayOutdated } from "./session/shop-now.tsx";
import { isPreviewAddress } from "./session/secret-addresses.ts";
import { rememberDocument } from "./session/visitor-data.ts";
import { secretPageMiddleware } from "./session/secret-page.server.ts";
import { sessionMiddleware } from "./session/session.server.ts";
import { trailingSlashMiddleware } from "./session/trailing-slash.server.ts";
import latinFont from "@curat/ui/styles/fonts/inter-latin.woff2?url";
import romanianFont from "@curat/ui/styles/fonts/inter-romanian.woff2?url";
import printStyles from "./layout/print.css?url";
import "@curat/ui/styles/tokens.css";
import "@curat/ui/styles/fonts.css";
import "@curat/ui/styles/base.css";
import "@curat/ui/styles/layout.css";
import "@curat/ui/styles/looks.css";
import "./document/waiting.css";

export const middleware = [trailingSlashMiddleware, secretPageMiddleware, sessionMiddleware, textsMiddleware];

/** Reports every navigation, form and fetcher to the loading bar, and shows the notices in the responses. */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async ({ request }, next) => {
    const finish = loadingState.start();
    let hasFailed = true;
    try {
      await holdReload(request);
      const results = await next();
      await loadScreenOf(results);
      hasFailed = Object.values(results).some(isFailure);
      const shown = request.method === "GET" || request.signal.aborted ? results : answerUnreached(results);
      showNoticesOf(shown, { isAnswer: request.method !== "GET" && !request.signal.aborted });
      noteAdded(shown);
      updateShownCart(shown);
      return shown;
    } finally {
      // A navigation that the visitor aborted is not a failure.
      finish(hasFailed && !request.signal.aborted);
    }
  },
];

export const links: LinksFunction = () => [
  ...[latinFont, romanianFont].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  // The print style sheet has the lowest loading priority and does not block rendering.
  { rel: "stylesheet", href: printStyles, media: "print" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadLayout(context, url);
}

/** Reloads the layout if an action's response does not contain its change, or if the layout is outdated. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionStatus, actionResult }) =>
  isTodayOutdated() ||
  hasComeBack() ||
  isReloadScheduled() ||
  (formMethod !== undefined &&
    formMethod !== "GET" &&
    actionStatus !== UNREACHED_STATUS &&
    !needsNoReload(actionResult) &&
    scheduleReload());

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const loaded = useRouteLoaderData<typeof loader>("root");
  if (!import.meta.env.SSR)
    rememberDocument(
      loaded,
      matches.map(({ loaderData }) => loaderData),
    );
  const layout = useLayoutData();
  // Text overrides must be set before the first render, so that hydration uses the same texts as the server.
  if (layout && !import.meta.env.SSR) chooseTexts(layout.texts);
  // The office shows previews of drafts in a frame, in which they must run no scripts.
  const isPreview = isPreviewAddress(useLocation().pathname);
  return (
    <html lang="ro">
      <head>
        <PageStyles />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <meta property="og:locale" content="ro_RO" />
        {layout && <meta property="og:site_name" content={layout.shopName} />}
        <Links />
        {layout?.customCss && (
          <TrustedHtml as="style" suppressHydrationWarning html={customLayer(layout.customCss)} />
        )}
      </head>
      <body>
        {children}
        {!isPreview && <RestoreScroll />}
        {!isPreview && <PageScripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell isFound={false}>
      <ErrorScreen />
    </Shell>
  );
}
