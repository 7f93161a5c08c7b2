import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { ConsentForm } from "../../components/consent-form/consent-form.tsx";
import { loadConsent } from "../../components/consent-form/choose-consent.server.ts";
import { texts } from "../../components/consent-form/texts.ts";
import styles from "./cookie-settings.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
  return { head: { title: texts.settings, robots: "noindex" }, groups: await loadConsent(context) };
}

export { headOfScreen as meta, noStoreHeaders as headers } from "../../components/screen/screen-route.tsx";

export default function Route() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <div className={`stack gap-4 ${styles["cookie-settings"]}`}>
      <Breadcrumbs trail={[{ name: texts.settings }]} />
      <h1>{texts.settings}</h1>
      <p>{texts.about}</p>
      <ConsentForm groups={groups} />
    </div>
  );
}
