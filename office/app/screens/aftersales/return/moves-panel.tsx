import { Button } from "@curat/ui/button/button.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ReasonForm } from "../../../components/form/reason-form.tsx";
import { useIsSending, useRefused } from "../../../components/form/refused.ts";
import { Panel } from "../../../components/page/page.tsx";
import type { ReturnData } from "./return.server.ts";
import styles from "./return-parts.module.css";
import { texts } from "./texts.ts";

export function MovesPanel({ request: { moves, account, version } }: Pick<ReturnData, "request">) {
  const steps = moves.filter(({ status }) => status !== "rejected");
  const refused = useRefused("move");
  const isBusy = useIsSending("move");
  return (
    <Panel title="Ce urmează">
      {moves.length === 0 && <p>Încheiat: nu mai este nimic de făcut.</p>}
      {steps.length > 0 && (
        <ActionForm name="move" refused={refused}>
          <input type="hidden" name="version" value={version} />
          <ul className={`list stack gap-3 ${styles.moves}`}>
            {steps.map(({ status, label }, index) => (
              <li className="stack gap-1 justify-items-start" key={status}>
                <Button
                  name="status"
                  value={status}
                  variant={index === 0 ? "primary" : "secondary"}
                  isBusy={isBusy}
                >
                  {texts.moves[status] ?? label}
                </Button>
                <p className="muted">
                  {[texts.causes[status], ...(status === "refunded" ? account : [])]
                    .filter(Boolean)
                    .join(" ")}
                </p>
              </li>
            ))}
          </ul>
        </ActionForm>
      )}
    </Panel>
  );
}

/** Form for rejecting a return. A reason is required. */
export function RejectPanel({ request: { moves, version } }: Pick<ReturnData, "request">) {
  if (!moves.some(({ status }) => status === "rejected")) return null;
  return (
    <Panel title="Respinge">
      <ReasonForm
        name="reject"
        version={version}
        field="rejection"
        label="Motivul respingerii"
        hint="Clientul îl vede în e-mail și în cont."
        button="Respinge cererea"
      />
    </Panel>
  );
}
