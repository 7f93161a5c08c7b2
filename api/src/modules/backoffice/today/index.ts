export { todayRoutes } from "./today.routes.ts";
export { todayTasks } from "./today.tasks.ts";
