export { finishLogin as loader } from "./e-factura.server.ts";
