import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { countSoldPieces } from "./sold-count.service.ts";

export function stockTasks(context: ApiContext): TaskList {
  return { count_sold_pieces: () => countSoldPieces(context) };
}
