/** Which sheets of styles a page needs beside the shop's own. */
import { PAGE_ROUTE } from "../screens/page/page-route.ts";
import { type Sheet, sheetsOfScreen } from "../session/style-sheets.ts";

/** Routes that are called otherwise than their folder. */
const FOLDERS: Record<string, string> = { ordersent: "order-sent" };

interface Match {
  id: string;
  loaderData: unknown;
}

/** The sheets of a page, by the routes that it matches. */
export function sheetsOfPage(matches: readonly Match[]): Sheet[] {
  const sheets = matches.flatMap(({ id, loaderData }) => sheetsOfScreen(folderOf(id, loaderData)));
  return [...new Set(sheets)];
}

/** `screens/auth/auth.route`, `account.orders.details` and, where the answer says the kind, `product`. */
function folderOf(id: string, loaderData: unknown): string {
  if (id === PAGE_ROUTE) return (loaderData as { kind?: string } | undefined)?.kind ?? "";
  const [room, folder] = id.split("/");
  const name = room === "screens" ? folder : id.split(".")[0];
  return FOLDERS[name ?? ""] ?? name ?? "";
}
