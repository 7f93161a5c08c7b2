import { useEffect } from "react";
import type { RefObject } from "react";
import styles from "./mega-menu.module.css";
import { type MenuGoods, showGoods } from "./menu-goods.ts";

/** From here on the menu is a panel with room for tiles; a phone's is a list. */
const PANEL = "(min-width: 768px)";

let asked: Promise<MenuGoods | undefined> | undefined;

/** Brings the goods into the menu as a pointer or the focus comes near it; where they do not come, the links stand. */
export function useMenuGoods(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const menu = panel.current?.closest("details");
    async function bring(): Promise<void> {
      if (!matchMedia(PANEL).matches || !panel.current) return;
      asked ??= ask();
      const goods = await asked;
      if (goods && panel.current)
        showGoods(panel.current, goods, { offer: styles.offer ?? "", tile: styles.tile ?? "" });
    }
    const onNear = (): void => void bring();
    const events = ["pointerenter", "focusin", "toggle"] as const;
    for (const event of events) menu?.addEventListener(event, onNear);
    return () => {
      for (const event of events) menu?.removeEventListener(event, onNear);
    };
  }, [panel]);
}

async function ask(): Promise<MenuGoods | undefined> {
  try {
    const response = await fetch("/recomandari/meniu");
    if (response.ok) return (await response.json()) as MenuGoods; // ours, menu-goods.server.ts
  } catch {
    // Offline: asked again with the next opening.
  }
  asked = undefined;
  return undefined;
}
