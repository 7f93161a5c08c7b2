/** The demo shop: fills an empty shop. Its pictures, documents and films have doors of their own. */
export { loadDemo, type DemoOptions } from "./load.ts";
