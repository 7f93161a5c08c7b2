import { GripVertical } from "lucide-react";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import styles from "./grip.module.css";
import { DRAG, type Dragging } from "./use-dragging.ts";

export function Grip({ place, grip }: { place: number; grip: Dragging["grip"] }) {
  const hasScript = useHasScript();
  if (!hasScript) return null;
  return (
    <span title={DRAG} className={`place-center muted ${styles.grip}`} {...grip(place)}>
      <GripVertical aria-hidden size={18} />
    </span>
  );
}
