export { importGeography } from "./geography.import.ts";
export type { CityImport, GeographyImport } from "./geography.import.ts";
export { geographyRoutes } from "./geography.routes.ts";
export { importNomenclature, type NomenclatureReport } from "./nomenclature.ts";
export {
  findCounty,
  findPlace,
  findPlaceByName,
  findPlaceInCounty,
  hasLocalities,
  loadCounties,
  type Place,
} from "./geography.store.ts";
export { findWrittenPlace } from "./written-place.ts";
