import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { RecoveryCodes } from "../../../components/second-factor/recovery-codes.tsx";
import { texts } from "./texts.ts";

/** How many codes are left; new ones are shown once. */
export function RecoveryPanel({ left, codes }: { left: number; codes: string[] | undefined }) {
  return (
    <Panel title={texts.recovery}>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <>
          <p>
            {texts.codesLeft(left)} {left > 0 && texts.oldCodesGo}
          </p>
          <PressButton intent="new-codes">{texts.newCodes}</PressButton>
        </>
      )}
    </Panel>
  );
}
