import { useActionData } from "react-router";
import { Panel } from "../../../components/page/page.tsx";
import { TEXTS } from "./texts.ts";

/** Shows a newly created secret. The server does not return it again. */
export function SecretPanel() {
  const sent = useActionData<{ made?: { name: string; secret: string } }>();
  if (!sent?.made) return null;
  return (
    <Panel title={TEXTS.secretTitle(sent.made.name)} news={sent.made}>
      <p>
        <output>{TEXTS.secretOnce}</output>
      </p>
      <p>
        <code>{sent.made.secret}</code>
      </p>
    </Panel>
  );
}
