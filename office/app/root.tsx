import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { LinksFunction, LoaderFunctionArgs } from "react-router";
import { ErrorPage } from "./layout/error-page.tsx";
import { keepTypedForms } from "./layout/failed-form/failed-form.ts";
import { FailedNotice } from "./layout/failed-form/failed-notice.tsx";
import { Flash } from "./layout/flash.tsx";
import { useNewPageFromTop } from "./layout/new-page-from-top.ts";
import { PageChanges } from "./layout/page-changes.tsx";
import { useNonce } from "./nonce.tsx";
import { postedForm, postedFormMiddleware } from "./session/posted-form.server.ts";
import { takeFlash } from "./session/notices.server.ts";
import { sessionMiddleware } from "./session/session.server.ts";
import "@curat/ui/styles/tokens.css";
import "@curat/ui/styles/fonts.css";
import "@curat/ui/styles/base.css";
import "@curat/ui/styles/layout.css";
import "@curat/ui/styles/looks.css";
import "./layout/office.css";

const LAYERS = "@layer reset, tokens, base, layout, components, screens;";

export const middleware = [sessionMiddleware, postedFormMiddleware];

export const clientMiddleware = [keepTypedForms];

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export async function loader({ context }: LoaderFunctionArgs) {
  return { notices: takeFlash(context), posted: await postedForm(context) };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="ro">
      <head>
        <TrustedHtml as="style" nonce={nonce} suppressHydrationWarning html={LAYERS} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Sari la conținut
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useNewPageFromTop();
  return (
    <>
      <Outlet />
      <Around />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <ErrorPage />
      <Around />
    </>
  );
}

function Around() {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <>
      <FailedNotice />
      <Flash notices={data?.notices ?? NONE} />
      <PageChanges />
    </>
  );
}
const NONE: never[] = [];
