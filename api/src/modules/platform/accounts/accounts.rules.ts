import {
  ACCOUNT_MODES,
  type AccountField,
  type AccountMode,
  PROVIDERS,
  type ProviderName,
  providerForm,
} from "@curat/contract/staff/accounts.values";
import type { Accounts, ApiConfig } from "../../../config.ts";

/** Values by field name. Optional fields that staff left empty are missing. */
export type AccountFields = Readonly<Record<string, string>>;

interface Provider<P extends ProviderName> {
  ofEnvironment(config: ApiConfig): Accounts[P] | undefined;
  /** Converts validated fields. All required ones are present. */
  read(fields: AccountFields, mode: AccountMode): Accounts[P];
}

const READERS: { [P in ProviderName]: Provider<P> } = {
  sameday: {
    ofEnvironment: ({ sameday }) => sameday,
    read: (
      { url, username = "", password = "", pickup_point: point, return_service: returnService },
      mode,
    ) => ({
      url: url ?? (mode === "live" ? "https://api.sameday.ro" : "https://sameday-api.demo.zitec.com"),
      username,
      password,
      pickupPointId: point === undefined ? undefined : Number(point),
      returnService,
    }),
  },
  fan: {
    ofEnvironment: ({ fan }) => fan,
    read: ({ url = "https://api.fancourier.ro", username = "", password = "", client_id: id }) => ({
      url,
      username,
      password,
      clientId: Number(id),
    }),
  },
  cargus: {
    ofEnvironment: ({ cargus }) => cargus,
    read: ({ url, key = "", username = "", password = "", location }, mode) => ({
      url:
        url ??
        (mode === "live"
          ? "https://urgentcargus.azure-api.net/api"
          : "https://urgentcargusapitest.azure-api.net/api"),
      key,
      username,
      password,
      locationId: location === undefined ? undefined : Number(location),
    }),
  },
  dpd: {
    ofEnvironment: ({ dpd }) => dpd,
    read: ({ url = "https://api.dpd.ro/v1", username = "", password = "", client_id: client, service }) => ({
      url,
      username,
      password,
      clientId: client === undefined ? undefined : Number(client),
      serviceId: service === undefined ? undefined : Number(service),
    }),
  },
  gls: {
    ofEnvironment: ({ gls }) => gls,
    read: ({ url, username = "", password = "", client_number: client, ...fields }, mode) => ({
      url: url ?? (mode === "live" ? "https://api.mygls.ro" : "https://api.test.mygls.ro"),
      username,
      password,
      clientNumber: Number(client),
      sender: {
        name: fields.sender_name ?? "",
        street: fields.sender_street ?? "",
        city: fields.sender_city ?? "",
        postcode: fields.sender_postcode ?? "",
        phone: fields.sender_phone ?? "",
      },
    }),
  },
  packeta: {
    ofEnvironment: ({ packeta }) => packeta,
    read: ({ api_key: apiKey = "", api_password: apiPassword = "", eshop = "", ...fields }) => ({
      url: fields.url ?? "https://www.zasilkovna.cz/api/rest",
      pointsUrl: fields.points_url ?? "https://pickup-point.api.packeta.com/v5",
      apiKey,
      apiPassword,
      eshop,
      homeCarrier: fields.home_carrier === undefined ? undefined : Number(fields.home_carrier),
    }),
  },
  emag: {
    ofEnvironment: ({ emag }) => emag,
    read: ({ url = "https://marketplace-api.emag.ro/api-3", username = "", password = "" }) => ({
      url,
      username,
      password,
    }),
  },
  netopia_v2: {
    ofEnvironment: ({ netopiaV2 }) => netopiaV2,
    read: (
      { url, api_key: apiKey = "", pos_signature: posSignature = "", public_keys: keys = "" },
      mode,
    ) => ({
      url:
        url ??
        (mode === "live" ? "https://secure.mobilpay.ro/pay" : "https://secure.sandbox.netopia-payments.com"),
      apiKey,
      posSignature,
      publicKeysPem: keys,
    }),
  },
  stripe: {
    ofEnvironment: ({ stripe }) => stripe,
    read: ({
      url = "https://api.stripe.com",
      secret_key: secretKey = "",
      webhook_secret: webhookSecret = "",
    }) => ({
      url,
      secretKey,
      webhookSecret,
    }),
  },
  netopia: {
    ofEnvironment: ({ netopia }) => netopia,
    read: ({ url, signature = "", certificate = "", private_key: key = "" }, mode) => ({
      url: url ?? (mode === "live" ? "https://secure.mobilpay.ro" : "https://sandboxsecure.mobilpay.ro"),
      signature,
      certificatePem: certificate,
      privateKeyPem: key,
    }),
  },
  efactura: {
    ofEnvironment: ({ efactura }) => efactura,
    read: ({ client_id: clientId = "", client_secret: clientSecret = "" }, mode) => ({
      loginUrl: "https://logincert.anaf.ro",
      apiUrl: "https://api.anaf.ro",
      clientId,
      clientSecret,
      environment: mode === "live" ? "prod" : "test",
    }),
  },
  smartbill: {
    ofEnvironment: ({ smartbill }) => smartbill,
    read: ({ url = "https://ws.smartbill.ro/SBORO/api", email = "", token = "", company = "" }) => ({
      url,
      email,
      token,
      company,
    }),
  },
  oblio: {
    ofEnvironment: ({ oblio }) => oblio,
    read: ({ url = "https://www.oblio.eu", email = "", secret = "", company = "" }) => ({
      url,
      email,
      secret,
      company,
    }),
  },
  companies: {
    ofEnvironment: ({ anafUrl }) => (anafUrl === undefined ? undefined : { url: anafUrl }),
    read: ({ url = "https://webservicesp.anaf.ro/api/PlatitorTvaRest/v9/tva" }) => ({ url }),
  },
  mail: {
    ofEnvironment: ({ smtpUrl }) => (smtpUrl ? { url: smtpUrl } : undefined),
    read: ({ host = "", port = "", username = "", password = "" }) => ({
      url: smtpUrlOf({ host, port, username, password }),
    }),
  },
  bounces: {
    ofEnvironment: ({ bounces }) => bounces,
    read: ({ host = "", port = "995", address = "", password = "" }) => ({
      url: `pop3s://${encodeURIComponent(address)}:${encodeURIComponent(password)}@${host}:${port}`,
      address,
    }),
  },
};

/**
 * Port 465 uses TLS from the start. On other ports the password is sent only after STARTTLS, except on this machine.
 */
function smtpUrlOf({
  host,
  port,
  username,
  password,
}: Record<"host" | "port" | "username" | "password", string>): string {
  const login = `${encodeURIComponent(username)}:${encodeURIComponent(password)}`;
  const isSealed = port === "465";
  const isHere = host === "localhost" || host === "127.0.0.1";
  return `${isSealed ? "smtps" : "smtp"}://${login}@${host}:${port}${isSealed || isHere ? "" : "?requireTLS=true"}`;
}

export const PROVIDER_NAMES = Object.keys(PROVIDERS) as ProviderName[]; // Object.keys returns plain strings.

/**
 * Returns the account in effect: from the environment, else the one chosen in the office; undefined if neither
 * exists. Returns the same object until the account changes.
 */
export function accountOf<P extends ProviderName>(config: ApiConfig, provider: P): Accounts[P] | undefined {
  return READERS[provider].ofEnvironment(config) ?? config.storedAccounts?.find(provider);
}

export function isFromEnvironment(config: ApiConfig, provider: ProviderName): boolean {
  return READERS[provider].ofEnvironment(config) !== undefined;
}

/** Converts fields to an account; undefined if a required field is missing. */
export function readAccount<P extends ProviderName>(
  provider: P,
  fields: AccountFields,
  mode: AccountMode,
): Accounts[P] | undefined {
  const isComplete = fieldsOf(provider).every(
    ([name, { isOptional = false }]) => isOptional || fields[name] !== undefined,
  );
  return isComplete ? READERS[provider].read(fields, mode) : undefined;
}

export function fieldsOf(provider: ProviderName): [string, AccountField][] {
  return Object.entries(providerForm(provider).fields);
}

export function findProvider(text: string): ProviderName | undefined {
  return PROVIDER_NAMES.find((one) => one === text);
}

/** Returns the mode with this name; undefined if the provider does not have it. */
export function findMode(provider: ProviderName, text: string): AccountMode | undefined {
  return ACCOUNT_MODES.find((mode) => mode === text && providerForm(provider).modes.includes(mode));
}

/** Returns the server URLs that staff entered. */
export function addressesIn(provider: ProviderName, fields: AccountFields): string[] {
  return fieldsOf(provider).flatMap(([name, { kind }]) => (kind === "url" && fields[name]) || []);
}
