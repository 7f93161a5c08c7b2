/** The type of the Hono app that the parts of the site mount themselves on. */
import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";

export interface SiteEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Whose request it is: the connection's address, or the one that a proxy of ours passes on. */
    visitor: string;
  };
}
export type SiteApp = Hono<SiteEnv>;
