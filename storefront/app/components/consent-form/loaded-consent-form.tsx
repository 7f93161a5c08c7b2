import { useEffect } from "react";
import { useFetcher } from "react-router";
import { ConsentForm } from "./consent-form.tsx";
import { COOKIE_PAGE, texts } from "./texts.ts";
import type { ConsentGroup } from "@curat/contract/consent";

export default function LoadedConsentForm({ onSaved }: { onSaved: () => void }) {
  const { load, data } = useFetcher<{ groups: ConsentGroup[] }>();
  useEffect(() => void load(COOKIE_PAGE), [load]);
  if (!data) return <p>{texts.loading}</p>;
  return <ConsentForm groups={data.groups} onSaved={onSaved} />;
}
