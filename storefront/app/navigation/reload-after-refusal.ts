import type { ShouldRevalidateFunction } from "react-router";

/**
 * React Router keeps its loaders' data after a 4xx. A refusal (422) often comes of what changed meanwhile: the page then
 * shows what is true now, else it is refused for ever.
 */
export const reloadAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 422;
