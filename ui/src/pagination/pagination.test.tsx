import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Pagination } from "./pagination.tsx";

function shown(current: number, last: number, width: "phone" | "wide"): string[] {
  const html = renderToStaticMarkup(
    <Pagination current={current} last={last} window={9} addressOf={(page) => `/a/pag-${page}`} />,
  );
  const hidden = width === "phone" ? 'data-shown="wide"' : 'data-shown="phone"';
  return [...html.matchAll(/<li([^>]*)>(.*?)<\/li>/g)].flatMap(([, marks = "", inside = ""]) => {
    if (marks.includes(hidden)) return [];
    if (marks.includes("aria-hidden")) return width === "phone" ? ["…"] : [];
    return /aria-label="Pagina (\d+)"/.exec(inside)?.[1] ?? [];
  });
}

describe("list pagination", () => {
  it.each([
    [1, 23, ["1", "2", "…", "23"]],
    [12, 23, ["1", "…", "11", "12", "13", "…", "23"]],
    [3, 23, ["1", "2", "3", "4", "…", "23"]],
    [23, 23, ["1", "…", "22", "23"]],
    [2, 2, ["1", "2"]],
  ])("a list's pagination on a phone shows page %d of %d with its neighbours", (current, last, expected) => {
    expect(shown(current, last, "phone")).toEqual(expected);
  });

  // requirements: B3: pagination window 9 (listings)
  it("a list's pagination shows nine numbers on wide screens", () => {
    expect(shown(12, 23, "wide")).toEqual(["8", "9", "10", "11", "12", "13", "14", "15", "16"]);
    expect(shown(1, 23, "wide")).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });
});
