import { ScanBarcode } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import styles from "./order-sheet.module.css";
import { texts } from "./texts.ts";

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
/** A part of the Shape Detection API that TypeScript's types lack. */
type DetectorClass = new (options: { formats: string[] }) => Detector;

const FORMATS = ["ean_13", "ean_8", "upc_a", "upc_e", "code_128", "code_39"];
/** Delay between two detections. Buyers take longer to move to the next code. */
const LOOK_MS = 250;
/**
 * Buyers hold a code in front of the camera for a while, so the same code counts again only after this delay.
 */
const SAME_AGAIN_MS = 1_500;

function detectorClass(): DetectorClass | undefined {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  return "mediaDevices" in navigator ? BarcodeDetector : undefined;
}

/** Scans codes with the camera into the text area. Browsers without barcode detection show a note. */
export function Scanner({ areaId }: { areaId: string }) {
  const hasScript = useHasScript();
  const [isOn, setIsOn] = useState(false);
  const [message, setMessage] = useState("");
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const Detect = isOn ? detectorClass() : undefined;
    const { current: element } = video;
    if (!Detect || !element) return;
    const stop = new AbortController();
    watch({ element, detector: new Detect({ formats: FORMATS }), stop: stop.signal }, (code) => {
      append(areaId, code);
      setMessage(texts.scanned(code));
    }).catch(() => {
      setMessage(texts.scanDenied);
      setIsOn(false);
    });
    return () => stop.abort();
  }, [isOn, areaId]);
  if (!hasScript) return null;
  if (!detectorClass()) return <p className={`${styles.hint}`}>{texts.scanNowhere}</p>;
  return (
    <div className="stack justify-items-start gap-2">
      <Button type="button" variant="secondary" onClick={() => setIsOn(!isOn)}>
        <ScanBarcode aria-hidden size={20} />
        {isOn ? texts.scanStop : texts.scan}
      </Button>
      {isOn && (
        <video ref={video} muted playsInline className={`rounded-card object-cover ${styles.video}`} />
      )}
      <output className={`display-block ${styles.hint}`}>{message || (isOn ? texts.scanHint : "")}</output>
    </div>
  );
}

interface Watching {
  element: HTMLVideoElement;
  detector: Detector;
  stop: AbortSignal;
}

/** Passes each detected code to `onCode` until `stop` aborts. Throws if the camera is unavailable. */
async function watch({ element, detector, stop }: Watching, onCode: (code: string) => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const end = () => stream.getTracks().forEach((track) => track.stop());
  if (stop.aborted) return end();
  stop.addEventListener("abort", end, { once: true });
  element.srcObject = stream;
  await element.play();
  let last = { code: "", at: 0 };
  while (!stop.aborted) {
    const [found] = await detector.detect(element).catch(() => []);
    const now = performance.now();
    const isNew = found && (found.rawValue !== last.code || now - last.at > SAME_AGAIN_MS);
    if (found) last = { code: found.rawValue, at: now };
    if (found && isNew) onCode(found.rawValue);
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}

/** Appends the code to the text area. Repeated codes are merged when the server reads the list. */
function append(areaId: string, code: string): void {
  const area = document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(areaId)}`);
  if (!area) return;
  const before = area.value.trimEnd();
  area.value = `${before}${before === "" ? "" : "\n"}${code} 1\n`;
  area.scrollTop = area.scrollHeight;
}
