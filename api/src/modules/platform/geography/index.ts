/**
 * Counties and localities.
 *
 * - `geography.store.ts`: `findPlace` and lists
 * - `written-place.rules.ts`: parsing of written places
 * - `nomenclature.ts`: the full list (SIRUTA)
 *
 * Tables and views: county, city.
 */
export { importGeography } from "./geography.import.ts";
export type { CityImport, GeographyImport } from "./geography.import.ts";
export { geographyRoutes } from "./geography.routes.ts";
export { importNomenclature, type NomenclatureReport } from "./nomenclature.ts";
export {
  findCounty,
  findPlace,
  hasLocalities,
  loadCounties,
  loadCountyCodes,
  type Place,
} from "./geography.store.ts";
export { findPlaceByAnswers, type PlaceAnswers, toShownPlace, withChosen } from "./place-answers.ts";
export { findWrittenPlace } from "./written-place.ts";
export { placeKey, readPlace, type WrittenPlace } from "./written-place.rules.ts";
