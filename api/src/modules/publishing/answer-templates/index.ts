export { answerTemplatesRoutes } from "./answer-templates.routes.ts";
