/** Restores lists from Word, which copies list items as paragraphs that begin with a marker. */

import { looksOf } from "./pasted-looks.ts";

const LEVEL = /mso-list:[^;"]*\blevel(\d)/i;
/** Numbered markers: "1.", "a)", "iv.". */
const COUNTED = /^\s*[\da-z]{1,4}[.)]/i;

interface Item {
  paragraph: Element;
  level: number;
  isCounted: boolean;
}

export function wordLists(body: Element): void {
  const items = [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")].flatMap((paragraph) =>
    itemOf(paragraph),
  );
  let open: { list: Element; level: number; last: Element }[] = [];
  let before: Element | undefined;
  for (const { paragraph, level, isCounted } of items) {
    if (paragraph.previousElementSibling !== before || before === undefined) open = [];
    open = open.filter((one) => one.level <= level);
    const item = paragraph.ownerDocument.createElement("li");
    const current = open.at(-1);
    if (current?.level === level) current.list.append(item);
    else {
      const list = paragraph.ownerDocument.createElement(isCounted ? "ol" : "ul");
      list.append(item);
      if (current) current.last.append(list);
      else {
        paragraph.before(list);
        before = list;
      }
      open.push({ list, level, last: item });
    }
    const top = open.at(-1);
    if (top) top.last = item;
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

function itemOf(paragraph: Element): Item[] {
  const level = Number(LEVEL.exec(looksOf(paragraph))?.[1] ?? 0);
  if (level === 0) return [];
  const signs = [...paragraph.querySelectorAll("span")].filter((span) =>
    /mso-list:\s*ignore/i.test(looksOf(span)),
  );
  const isCounted = COUNTED.test(signs[0]?.textContent ?? "");
  for (const sign of signs) sign.remove();
  return [{ paragraph, level, isCounted }];
}
