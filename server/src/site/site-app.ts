import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";

export interface SiteEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The visitor's IP address: the connection's, or the one passed on by a trusted proxy. */
    visitor: string;
  };
}
export type SiteApp = Hono<SiteEnv>;
