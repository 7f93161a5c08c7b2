import type { ShouldRevalidateFunction } from "react-router";

/**
 * Also revalidates after a refusal (422), which React Router does not do for 4xx. The refusal may be due to
 * outdated data, and would repeat forever otherwise.
 */
export const reloadAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 422;
