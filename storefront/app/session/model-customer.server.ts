/** The customer for whom a page is rendered that is kept for all customers: logged in, and nobody. (decision 0110) */
import { randomUUID } from "node:crypto";
import type { Customer } from "./customer.server.ts";
import { MODEL_EMAIL } from "./visitor-data.ts";

/** Nobody can write these into a page: they are drawn anew by each process, and stand in kept pages alone. */
const secret = randomUUID();

/** Where his name and e-mail stand in a page, each customer's own are filled in. */
export const MODEL_CUSTOMER: Customer = {
  id: 0,
  firstname: "",
  lastname: "",
  fullname: `model-name:${secret}`,
  email: `${MODEL_EMAIL}${secret}`,
  phone: "",
  countyId: undefined,
  liked: [],
};
