import type { ShouldRevalidateFunction } from "react-router";

/** Reloads after a refusal (422) too, because outdated data may have caused it and would cause it again. */
export const reloadAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 422;
