export { openPickList as loader } from "../../../lists/orders/documents.server.ts";
