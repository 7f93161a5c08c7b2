/**
 * Answer templates for staff.
 *
 * - `answer-templates.rules.ts`: the record
 * - `answer-templates.service.ts`: create, change, remove
 *
 * Tables and views: answer_template.
 */
export { answerTemplatesRoutes } from "./answer-templates.routes.ts";
