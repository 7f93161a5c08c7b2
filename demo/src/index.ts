/** The demo shop: fills an empty shop and draws its pictures and documents. */
export { documentSource } from "./documents.ts";
export { filmSource } from "./films.ts";
export { loadDemo, type DemoOptions } from "./load.ts";
export { pictureSource, type PictureSource } from "./pictures.ts";
