import { Suspense } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Analytics } from "../analytics/analytics.tsx";
import { BackCloses } from "../navigation/back-closes.tsx";
import { LinkNavigation } from "../navigation/link-navigation.tsx";
import { LoadingBar } from "../navigation/loading-bar.tsx";
import { SettleReload } from "../navigation/pending-reload.tsx";
import { PageFocus } from "../navigation/page-focus.tsx";
import { ReturnedPage } from "../navigation/returned-page.tsx";
import { isPreviewAddress } from "../session/secret-addresses.ts";
import { useLayoutData } from "../session/layout-data.ts";
import { LazyCompareWidget } from "../components/compare/lazy-compare-widget.tsx";
import { COMPARE_PAGE } from "../components/compare/texts.ts";
import { COOKIE_PAGE } from "../components/consent-form/texts.ts";
import { BackToTop } from "./back-to-top/back-to-top.tsx";
import { ConsentBanner } from "./consent/consent-banner.tsx";
import { ConsentSettings } from "./consent/consent-settings.tsx";
import { Footer } from "./footer/footer.tsx";
import { CheckoutHeader } from "./header/checkout-header.tsx";
import { Header } from "./header/header.tsx";
import { Island } from "./island.tsx";
import { SessionMemory } from "../session/session-memory.tsx";
import { TodayProvider } from "../session/shop-now.tsx";
import { Notices } from "@curat/ui/notices/notices.tsx";
import { useNoticesEndAtEdit } from "./notices/action-notices.ts";
import { Offline } from "./notices/offline.tsx";
import { texts } from "./texts.ts";

/**
 * Pages without the comparison widget: the comparison itself, and pages with their own bar at the bottom of
 * the window.
 */
const WITHOUT_COMPARED = new Set([COMPARE_PAGE, "/cos", "/comanda-rapida"]);
/**
 * Returns whether the page has no consent banner: the consent page has the form itself, and previews show
 * only the draft.
 */
function hasNoBanner(pathname: string): boolean {
  return pathname === COOKIE_PAGE || isPreviewAddress(pathname);
}

interface ShellProps {
  children: ReactNode;
  isFound?: boolean;
}

/** Header, footer and notices around every screen. The checkout has a reduced header (requirements: B16). */
export function Shell({ children, isFound = true }: ShellProps) {
  const layout = useLayoutData();
  const { pathname } = useLocation();
  useNoticesEndAtEdit();
  return (
    <TodayProvider>
      <a className="skip-link" href="#content">
        {texts.toContent}
      </a>
      <LoadingBar />
      <Analytics />
      {layout?.asksConsent && !hasNoBanner(pathname) && <ConsentBanner policy={layout.legal.cookies} />}
      <ConsentSettings />
      {layout && (pathname === "/cos" ? <CheckoutHeader layout={layout} /> : <Header layout={layout} />)}
      {pathname === "/cos" && <Island name="menu" as="template" />}
      <main id="content" className="container" tabIndex={-1}>
        {children}
      </main>
      {layout && <Footer layout={layout} />}
      {layout?.compared && layout.compared.length > 0 && !WITHOUT_COMPARED.has(pathname) && (
        <Suspense>
          <LazyCompareWidget items={layout.compared} />
        </Suspense>
      )}
      <Notices initial={layout?.notices ?? []} place="foot" />
      <Offline />
      <BackToTop />
      <LinkNavigation />
      <BackCloses />
      <SettleReload />
      <PageFocus />
      <ReturnedPage />
      {layout && <SessionMemory layout={layout} isFound={isFound} />}
    </TodayProvider>
  );
}
