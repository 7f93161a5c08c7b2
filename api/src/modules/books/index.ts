export { booksRoutes } from "./books.routes.ts";
