import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { RecoveryCodes } from "../../../components/second-factor/recovery-codes.tsx";

export function RecoveryPanel({ left, codes }: { left: number; codes: string[] | undefined }) {
  return (
    <Panel title="Coduri de rezervă">
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <>
          <p>
            {left === 0 ? "Nu mai ai niciun cod." : left === 1 ? "Mai ai un cod." : `Mai ai ${left} coduri.`}{" "}
            {left > 0 && "După ce creezi altele, codurile actuale nu mai sunt valabile."}
          </p>
          <PressButton intent="new-codes">Creează zece coduri noi</PressButton>
        </>
      )}
    </Panel>
  );
}
