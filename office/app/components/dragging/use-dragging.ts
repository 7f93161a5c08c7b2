import { useRef, useState } from "react";
import type { DragEvent } from "react";

interface Dragged {
  from: number;
  over: number | undefined;
}

/** Tooltip of the handle, and text of the hidden button that is clicked after a drop. */
export const DRAG = "Trage ca să muți";
const KIND = "application/x-curat-order";

/**
 * Reorders the list of a form by dragging. A drop clicks the hidden button `mover` with a value such as
 * `move.3.0`.
 */
export function useDragging(name: string) {
  const button = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState<Dragged>();
  const move = (from: number, to: number): void => {
    const { current: mover } = button;
    if (!mover) return;
    mover.value = `move.${from}.${to}`;
    mover.form?.requestSubmit(mover);
  };
  const grip = (place: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>): void => {
      const { dataTransfer, currentTarget } = event;
      // Some browsers start a drag only if it has data.
      dataTransfer.setData(KIND, String(place));
      dataTransfer.effectAllowed = "move";
      const thing = currentTarget.closest("li");
      if (thing) dataTransfer.setDragImage(thing, 0, 0);
      setDragged({ from: place, over: undefined });
    },
    onDragEnd: (): void => setDragged(undefined),
  });
  const target = (place: number) => ({
    "data-drop":
      dragged?.over === place && dragged.from !== place
        ? dragged.from < place
          ? ("below" as const)
          : ("above" as const)
        : undefined,
    onDragOver: (event: DragEvent<HTMLElement>): void => {
      if (!dragged) return;
      event.preventDefault();
      if (dragged.over !== place) setDragged({ ...dragged, over: place });
    },
    onDrop: (event: DragEvent<HTMLElement>): void => {
      if (!dragged) return;
      event.preventDefault();
      setDragged(undefined);
      if (dragged.from !== place) move(dragged.from, place);
    },
  });
  const mover = { ref: button, name, hidden: true, "aria-label": DRAG } as const;
  return { mover, grip, target };
}
export type Dragging = ReturnType<typeof useDragging>;
