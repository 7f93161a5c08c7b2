import type { ShouldRevalidateFunction } from "react-router";

/**
 * Also reloads data after a refusal (422), which React Router does not. A refusal may be due to outdated
 * data, and would otherwise repeat.
 */
export const reloadAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 422;
