import { useEffect, useRef, useState } from "react";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { Panel } from "../page/page.tsx";
import styles from "./drafts.module.css";

const WIDTHS = [375, 768, 1440] as const;
const HEIGHT = 900;

/** Preview of a draft at phone, tablet and desktop width. */
export function PreviewFrame({
  preview,
  version,
}: {
  preview: { path: string } | undefined;
  version: number;
}) {
  const hasScript = useHasScript();
  const [width, setWidth] = useState<number>(WIDTHS[0]);
  if (!preview)
    return (
      <Panel title="Previzualizare">
        <p>Apare după prima salvare a ciornei.</p>
      </Panel>
    );
  return (
    <Panel title="Previzualizare">
      <div className="cluster items-center gap-2 min-w-0">
        {hasScript && (
          <fieldset className={`cluster items-center gap-2 ${styles.choice}`} aria-label="Lățimea ecranului">
            {WIDTHS.map((one) => (
              <button
                key={one}
                type="button"
                className={buttonClass(one === width ? "secondary" : "quiet")}
                aria-pressed={one === width}
                onClick={() => setWidth(one)}
              >
                {one} px
              </button>
            ))}
          </fieldset>
        )}
        <a href={preview.path} target="_blank" rel="noreferrer">
          Deschide previzualizarea
        </a>
      </div>
      <Frame path={preview.path} version={version} width={width} />
      <p className={styles.hint}>
        Oricine are linkul poate vedea ciorna timp de 24 de ore. Nu apare în motoarele de căutare.
      </p>
    </Panel>
  );
}

/** Frame without scripts, because shop pages show all their content without them. */
function Frame({ path, version, width }: { path: string; version: number; width: number }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(version);

  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    frame.current?.contentWindow?.location.reload();
  }, [version]);

  useEffect(() => {
    const { current: around } = box;
    if (!around) return undefined;
    const fit = (): void => {
      const { current: element } = frame;
      if (!element) return;
      const scale = Math.min(1, around.clientWidth / width);
      element.style.maxWidth = "none";
      element.style.transform = `scale(${scale})`;
      around.style.height = `${Math.ceil(HEIGHT * scale)}px`;
    };
    fit();
    const watching = new ResizeObserver(fit);
    watching.observe(around);
    return () => watching.disconnect();
  }, [width]);

  return (
    <div ref={box} className={`clip bordered rounded bg-surface ${styles.frame}`}>
      <iframe
        className="display-block max-w-full bg-paper"
        ref={frame}
        title="Previzualizare"
        src={path}
        width={width}
        height={HEIGHT}
        sandbox="allow-same-origin"
      />
    </div>
  );
}
