/** Fills an empty shop with demo data. Its pictures, documents and films have separate entry points. */
export { loadDemo, type DemoOptions } from "./load.ts";
