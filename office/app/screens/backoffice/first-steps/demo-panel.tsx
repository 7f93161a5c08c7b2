import { Link } from "react-router";
import type { FirstStepsAnswer } from "@curat/contract/staff/first-steps";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { texts } from "./texts.ts";

export function DemoPanel({
  demo,
  command,
}: {
  demo: NonNullable<FirstStepsAnswer["demo"]>;
  command: string;
}) {
  if (demo === "all")
    return (
      <Panel title={texts.demo}>
        <p>{texts.demoAll}</p>
        <p>
          <code>{command}</code>
        </p>
      </Panel>
    );
  return (
    <Panel title={texts.demo}>
      <p>{texts.demoOwner}</p>
      <div className="cluster items-center gap-3">
        <Link to="/oameni/invita" className={buttonClass("secondary")}>
          {texts.inviteOwner}
        </Link>
        <Link to="/oameni">{texts.toPeople}</Link>
      </div>
    </Panel>
  );
}
