export { openLabels as loader } from "../../../lists/orders/papers.server.ts";
