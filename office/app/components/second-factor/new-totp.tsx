import styles from "./second-factor.module.css";
import type { QrDrawing } from "./qr.server.ts";
import { texts } from "./texts.ts";

/** The secret of a new app: to be scanned, or to be typed. */
export function NewTotp({ secret, qr }: { secret: string; qr: QrDrawing }) {
  return (
    <div className={styles["second-factor"]}>
      <p>{texts.scan}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={texts.qr}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p>
        {texts.orType} <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(" ") ?? secret}</code>
      </p>
    </div>
  );
}
