import styles from "./second-factor.module.css";
import type { QrDrawing } from "./qr.server.ts";

export function NewTotp({ secret, qr }: { secret: string; qr: QrDrawing }) {
  return (
    <div className="stack one-column gap-4 justify-items-start">
      <p>Scanează codul cu o aplicație de autentificare, apoi scrie mai jos cele șase cifre afișate.</p>
      <svg
        className={`bordered rounded ${styles.qr}`}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="Cod QR pentru aplicația de autentificare"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p>
        Sau introdu în aplicație cheia:{" "}
        <code className="break-anywhere text-m">{secret.match(/.{1,4}/g)?.join(" ") ?? secret}</code>
      </p>
    </div>
  );
}
