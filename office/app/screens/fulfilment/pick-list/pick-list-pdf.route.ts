export { openPickList as loader } from "../../../lists/orders/papers.server.ts";
