/** Reads the variables of couriers' accounts. */
import { areSetTogether, readText, readUrl, readWholeNumber } from "./setting-readers.ts";
import type { Environment, ReadSetting, Settings } from "./settings.ts";

/**
 * Reads Sameday's account, whose first three variables must be set together.
 * SAMEDAY_PICKUP_POINT is the number of the place where the courier collects parcels.
 */
export function readSameday(
  environment: Environment,
  read: ReadSetting,
  problems: string[],
): Settings["sameday"] {
  const names = ["SAMEDAY_URL", "SAMEDAY_USERNAME", "SAMEDAY_PASSWORD"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  return {
    url: read("SAMEDAY_URL", readUrl("https", "http"), undefined) ?? "",
    username: read("SAMEDAY_USERNAME", readText({ min: 1, max: 200 }), undefined) ?? "",
    password: read("SAMEDAY_PASSWORD", readText({ min: 1, max: 200 }), undefined) ?? "",
    pickupPointId: read("SAMEDAY_PICKUP_POINT", readWholeNumber(1, 999_999_999), undefined),
  };
}

/**
 * Reads FAN Courier's account, whose last three variables must be set together. The URL defaults to FAN's
 * own.
 */
export function readFan(environment: Environment, read: ReadSetting, problems: string[]): Settings["fan"] {
  const names = ["FAN_USERNAME", "FAN_PASSWORD", "FAN_CLIENT_ID"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  return {
    url: read("FAN_URL", readUrl("https", "http"), undefined) ?? "https://api.fancourier.ro",
    username: read("FAN_USERNAME", readText({ min: 1, max: 200 }), undefined) ?? "",
    password: read("FAN_PASSWORD", readText({ min: 1, max: 200 }), undefined) ?? "",
    clientId: read("FAN_CLIENT_ID", readWholeNumber(1, 999_999_999), 0),
  };
}

/**
 * Reads Cargus' account, whose first three variables must be set together. CARGUS_LOCATION is the number of the
 * pickup address. The URL defaults to Cargus' own.
 */
export function readCargus(
  environment: Environment,
  read: ReadSetting,
  problems: string[],
): Settings["cargus"] {
  const names = ["CARGUS_KEY", "CARGUS_USERNAME", "CARGUS_PASSWORD"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  return {
    url: read("CARGUS_URL", readUrl("https", "http"), undefined) ?? "https://urgentcargus.azure-api.net/api",
    key: read("CARGUS_KEY", readText({ min: 1, max: 200 }), undefined) ?? "",
    username: read("CARGUS_USERNAME", readText({ min: 1, max: 200 }), undefined) ?? "",
    password: read("CARGUS_PASSWORD", readText({ min: 1, max: 200 }), undefined) ?? "",
    locationId: read("CARGUS_LOCATION", readWholeNumber(1, 999_999_999), undefined),
  };
}

/**
 * Reads DPD's account. Its user and password must be set together. DPD_CLIENT_ID is the number of the pickup address,
 * DPD_SERVICE that of the parcel service.
 */
export function readDpd(environment: Environment, read: ReadSetting, problems: string[]): Settings["dpd"] {
  if (!areSetTogether(environment, ["DPD_USERNAME", "DPD_PASSWORD"], problems)) return undefined;
  return {
    url: read("DPD_URL", readUrl("https", "http"), undefined) ?? "https://api.dpd.ro/v1",
    username: read("DPD_USERNAME", readText({ min: 1, max: 200 }), undefined) ?? "",
    password: read("DPD_PASSWORD", readText({ min: 1, max: 200 }), undefined) ?? "",
    clientId: read("DPD_CLIENT_ID", readWholeNumber(1, 999_999_999_999_999), undefined),
    serviceId: read("DPD_SERVICE", readWholeNumber(1, 999_999_999), undefined),
  };
}

/** Reads GLS' account. All its variables except the URL must be set together. GLS_SENDER_… is the pickup address. */
export function readGls(environment: Environment, read: ReadSetting, problems: string[]): Settings["gls"] {
  const sender = ["NAME", "STREET", "CITY", "POSTCODE", "PHONE"].map((part) => `GLS_SENDER_${part}`);
  const names = ["GLS_USERNAME", "GLS_PASSWORD", "GLS_CLIENT_NUMBER", ...sender];
  if (!areSetTogether(environment, names, problems)) return undefined;
  const text = (name: string): string => read(name, readText({ min: 1, max: 200 }), undefined) ?? "";
  return {
    url: read("GLS_URL", readUrl("https", "http"), undefined) ?? "https://api.mygls.ro",
    username: text("GLS_USERNAME"),
    password: text("GLS_PASSWORD"),
    clientNumber: read("GLS_CLIENT_NUMBER", readWholeNumber(1, 999_999_999), 0),
    sender: {
      name: text("GLS_SENDER_NAME"),
      street: text("GLS_SENDER_STREET"),
      city: text("GLS_SENDER_CITY"),
      postcode: text("GLS_SENDER_POSTCODE"),
      phone: text("GLS_SENDER_PHONE"),
    },
  };
}

/** Reads Packeta's account: key, password and sender must be set together. */
export function readPacketa(
  environment: Environment,
  read: ReadSetting,
  problems: string[],
): Settings["packeta"] {
  const names = ["PACKETA_API_KEY", "PACKETA_API_PASSWORD", "PACKETA_ESHOP"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  const [apiKey = "", apiPassword = "", eshop = ""] = names.map((name) =>
    read(name, readText({ min: 1, max: 200 }), undefined),
  );
  return {
    url: read("PACKETA_URL", readUrl("https", "http"), undefined) ?? "https://www.zasilkovna.cz/api/rest",
    pointsUrl:
      read("PACKETA_POINTS_URL", readUrl("https", "http"), undefined) ??
      "https://pickup-point.api.packeta.com/v5",
    apiKey,
    apiPassword,
    eshop,
    homeCarrier: read("PACKETA_HOME_CARRIER", readWholeNumber(1, 999_999_999), undefined),
  };
}
