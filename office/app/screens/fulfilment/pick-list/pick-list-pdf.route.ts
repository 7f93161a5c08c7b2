export { openPickList as loader } from "../../selling/orders/papers.server.ts";
