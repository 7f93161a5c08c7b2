/** What the opened menu shows beside its links; asked for when it is wanted, so that no page carries it. */
export interface MenuGoods {
  /** By the address of a category of the second level: its picture, and how many products it holds. */
  tiles: Record<string, { src: string | null; count?: number }>;
  offer: { url: string; title: string; src: string } | null;
}

const TILE = 72;

/** Puts pictures, counts and the offer into a menu's panel, once. `names` are the classes of what is made. */
export function showGoods(panel: Element, goods: MenuGoods, names: { offer: string; tile: string }): void {
  if (panel.querySelector(`.${names.tile}`)) return;
  for (const link of panel.querySelectorAll<HTMLAnchorElement>("[data-tiles] > div > a:first-child")) {
    const tile = goods.tiles[link.getAttribute("href") ?? ""];
    if (!tile) continue;
    link.classList.add(names.tile);
    if (tile.src) link.prepend(imageOf(tile.src, TILE));
    if (tile.count !== undefined) {
      const count = document.createElement("small");
      count.textContent = ` (${tile.count})`;
      link.append(count);
    }
  }
  const { offer } = goods;
  if (!offer) return;
  for (const place of panel.querySelectorAll("[data-offer]")) {
    const link = document.createElement("a");
    link.href = offer.url;
    link.className = names.offer;
    const words = document.createElement("span");
    words.textContent = offer.title;
    link.append(imageOf(offer.src, 240), words);
    place.replaceChildren(link);
  }
}

function imageOf(src: string, width: number): HTMLImageElement {
  const image = document.createElement("img");
  image.alt = "";
  image.width = width;
  image.height = width;
  image.loading = "lazy";
  image.src = src;
  return image;
}
