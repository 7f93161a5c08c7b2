export { newsletterRoutes } from "./newsletter.routes.ts";
export { issueCode } from "./newsletter.service.ts";
export { newsletterTasks } from "./newsletter.tasks.ts";
