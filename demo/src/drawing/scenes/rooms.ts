import { bathroom, hotel, kitchen, laundry, washroom } from "./rooms-at-home.ts";
import { car, hospital, office, studio, warehouse } from "./rooms-at-work.ts";
import { garden } from "./rooms-outdoors.ts";
import type { Room } from "./scene.ts";

/** Where banners and blog pictures can be set. */
export const BANNER_THEMES = [
  "studio",
  "kitchen",
  "bathroom",
  "washroom",
  "office",
  "hospital",
  "hotel",
  "warehouse",
  "car",
  "garden",
  "laundry",
] as const;

export type BannerTheme = (typeof BANNER_THEMES)[number];

/** Every theme with its room. */
export const ROOMS: Record<BannerTheme, Room> = {
  studio,
  kitchen,
  bathroom,
  washroom,
  office,
  hospital,
  hotel,
  warehouse,
  car,
  garden,
  laundry,
};
