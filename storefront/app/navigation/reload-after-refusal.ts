import type { ShouldRevalidateFunction } from "react-router";

/** Also reloads after a refusal (422), which may be due to outdated data and would otherwise repeat. */
export const reloadAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 422;
