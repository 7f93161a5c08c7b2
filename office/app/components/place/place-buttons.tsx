import { ArrowDown, ArrowUp } from "lucide-react";
import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import styles from "./place-buttons.module.css";

interface PlaceButtonsProps {
  id: number;
  version: number;
  name: string;
  isFirst: boolean;
  isLast: boolean;
}

const texts = {
  up: (name: string) => `Mută mai sus: ${name}`,
  down: (name: string) => `Mută mai jos: ${name}`,
};

export function PlaceButtons({ id, version, name, isFirst, isLast }: PlaceButtonsProps) {
  return (
    <Form method="post" preventScrollReset className={`inline-row flex-none ${styles["place-buttons"]}`}>
      <input type="hidden" name="form" value="place" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Button name="step" value="up" variant="quiet" aria-label={texts.up(name)} disabled={isFirst}>
        <ArrowUp aria-hidden size={18} />
      </Button>
      <Button name="step" value="down" variant="quiet" aria-label={texts.down(name)} disabled={isLast}>
        <ArrowDown aria-hidden size={18} />
      </Button>
    </Form>
  );
}
