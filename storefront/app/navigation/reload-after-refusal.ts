import type { ShouldRevalidateFunction } from "react-router";

/**
 * Also reloads after a refusal (422). Outdated data may have caused it, and the form would be refused again.
 */
export const reloadAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 422;
