import { PressButton } from "../../../components/form/press-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import type { CompanyData } from "./company.server.ts";
import styles from "./company.module.css";

export function MergedPanel({ company, may }: Pick<CompanyData, "company" | "may">) {
  const { merged, version } = company;
  return (
    <Panel title="CUI-uri unite">
      <p>
        Comenzile și clienții lor apar la această firmă. În comenzi și în conturi CUI-ul rămâne neschimbat.
      </p>
      <ul className={`list stack gap-4 ${styles.people}`}>
        {merged.map((cui) => (
          <li className="stack gap-2 pl-3 break-anywhere" key={cui}>
            {may.merge ? (
              <PressButton intent={`split-${cui}`} fields={{ from: cui, version }}>
                Separă CUI {cui}
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
