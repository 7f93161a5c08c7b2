import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { Button } from "@curat/ui/button/button.tsx";
import { PRESS_FIELD } from "./rows.ts";
import styles from "./row-buttons.module.css";

const texts = {
  up: (name: string) => `Mută mai sus: ${name}`,
  down: (name: string) => `Mută mai jos: ${name}`,
  drop: (name: string) => `Scoate: ${name}`,
};

interface RowButtonsProps {
  place: number;
  count: number;
  name: string;
}

export function RowButtons({ place, count, name }: RowButtonsProps) {
  return (
    <div className={`row items-center ${styles["row-buttons"]}`}>
      <Button
        name={PRESS_FIELD}
        value={`up.${place}`}
        variant="quiet"
        aria-label={texts.up(name)}
        disabled={place === 0}
      >
        <ArrowUp aria-hidden size={18} />
      </Button>
      <Button
        name={PRESS_FIELD}
        value={`down.${place}`}
        variant="quiet"
        aria-label={texts.down(name)}
        disabled={place === count - 1}
      >
        <ArrowDown aria-hidden size={18} />
      </Button>
      <Button name={PRESS_FIELD} value={`drop.${place}`} variant="quiet" aria-label={texts.drop(name)}>
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  );
}
