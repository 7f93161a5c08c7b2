import { Check, Minus, Plus, TriangleAlert } from "lucide-react";
import { Form } from "react-router";
import type { PackingPage } from "./packing.server.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import styles from "./packing.module.css";
import { texts } from "./texts.ts";

type Line = NonNullable<PackingPage["order"]>["lines"][number];

interface PackLinesProps {
  lines: Line[];
  formKey: string;
  canPack: boolean;
  isFinished: boolean;
}

export function PackLines({ lines, formKey, canPack, isFinished }: PackLinesProps) {
  return (
    <ul className={`list grid gap-2 ${styles.lines}`} aria-label="Conținutul coletului">
      {lines.map((line) => {
        const { productid, name, code, barcode, wanted, packed, scan } = line;
        const isFree = productid === null;
        const add = isFree ? `Bifează: ${name}` : `Adaugă o bucată: ${name}`;
        const inLots = line.lots.reduce((sum, { pieces }) => sum + pieces, 0);
        return (
          <li key={code} className={stateOf(line)}>
            <div className={`stack min-w-0 break-anywhere ${styles.goods}`}>
              <strong>{name}</strong>
              <span className="hint break-anywhere">
                {isFree ? "Nu are cod: bifează-l" : [code, barcode].filter(Boolean).join(" · ")}
              </span>
              {line.lots.map((lot) => (
                <span key={lot.lotID}>{texts.lot(lot)}</span>
              ))}
              {inLots > 0 && inLots < wanted && <span>{texts.noLot(wanted - inLots)}</span>}
              {line.expired_lots.map((lot) => (
                <span key={lot.lotID} className={styles.expired}>
                  <TriangleAlert aria-hidden size={16} /> {texts.expiredLot(lot)}
                </span>
              ))}
              {canPack && line.other_lots.length > 0 && <OtherLots line={line} />}
            </div>
            <span className={styles.count}>
              {packed === wanted && <Check aria-hidden size={22} />}
              {packed > wanted && <TriangleAlert aria-hidden size={22} />}
              {packed} din {wanted}
            </span>
            {canPack && (
              <div className="row gap-2 justify-end">
                {scan !== null && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="form" value="undo" />
                    <input type="hidden" name="scan" value={scan} />
                    <button
                      className={`grid place-center bordered-strong rounded bg-paper ${styles.step}`}
                      aria-label={`Scoate ultima scanare: ${name}`}
                    >
                      <Minus aria-hidden size={20} />
                    </button>
                  </Form>
                )}
                {packed < wanted && !isFinished && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="form" value="scan" />
                    <input type="hidden" name="key" value={`${formKey}.${code}+`} />
                    <input type="hidden" name="code" value={isFree ? `${wanted - packed}*${code}` : code} />
                    <button
                      className={`grid place-center bordered-strong rounded bg-paper ${styles.step}`}
                      aria-label={add}
                    >
                      {isFree ? <Check aria-hidden size={20} /> : <Plus aria-hidden size={20} />}
                    </button>
                  </Form>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function OtherLots({ line: { productid, other_lots: lots } }: { line: Line }) {
  return (
    <div className="cluster gap-2">
      {lots.map((lot) => (
        <PressButton
          key={lot.lotID}
          intent="lot"
          fields={{ productid: productid ?? "", lot: lot.lotID }}
          variant="quiet"
        >
          {texts.takeLot(lot)}
        </PressButton>
      ))}
    </div>
  );
}

function stateOf({ packed, wanted }: Line): string | undefined {
  if (packed > wanted) return styles.over;
  return packed === wanted ? styles.full : undefined;
}
