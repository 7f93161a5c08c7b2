import { useRef, useState } from "react";
import type { DragEvent } from "react";

interface Dragged {
  from: number;
  /** Above what it is just held. */
  over: number | undefined;
}

/** What the handle says, and the button that a drop presses. */
export const DRAG = "Trage în alt loc";
const KIND = "application/x-curat-order";

/**
 * Things of a form's list that are dragged to another place of it. `grip` makes an element the handle of the thing at a
 * place, `target` the thing itself, which tells by `data-drop` that the dragged one would come above or below it. What is
 * dropped presses the form's hidden button `mover`, called `name`, with where the thing stood and where it is to stand:
 * `move.3.0`. What is dragged from elsewhere counts nothing.
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
      // Without any data some browsers drag nothing.
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
