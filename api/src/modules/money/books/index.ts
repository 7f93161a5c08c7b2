export { countUnsaidPackaging, isParcelUnsaid } from "./packaging.service.ts";
export { booksRoutes } from "./books.routes.ts";
export { packagingSetting, readPackagingSetting } from "./packaging.rules.ts";
