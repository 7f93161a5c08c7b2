import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { CompanyData } from "./company.server.ts";
import styles from "./company.module.css";
import { texts } from "./texts.ts";

/** The further CUIs that count as this company. */
export function MergedPanel({ company, may }: Pick<CompanyData, "company" | "may">) {
  const { merged, version } = company;
  return (
    <Panel title={texts.merged}>
      <p>{texts.mergedExplain}</p>
      <ul className={`list stack gap-4 ${styles.people}`}>
        {merged.map((cui) => (
          <li className="stack gap-2 pl-3 break-anywhere" key={cui}>
            {may.merge ? (
              <PressButton intent={`split-${cui}`} fields={{ from: cui, version }}>
                {texts.apart(cui)}
              </PressButton>
            ) : (
              cui
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
