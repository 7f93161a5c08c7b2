import { toBani } from "@curat/contract/lei.values";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import type { SamedayAccount } from "../../../../../config.ts";
import { foldText } from "../../../../../text/fold.ts";
import { scheduleText } from "../../locker-sync.rules.ts";
import type {
  Awb,
  AwbRequest,
  CourierPoint,
  CourierPort,
  CourierResult,
  ParcelStatus,
  ReturnRequest,
} from "../../shipping.port.ts";
import { refused } from "../courier-http.ts";
import { remember } from "../remember.ts";
import { type AwbAccount, toAwbForm } from "./awb-form.ts";
import { readShopId, shopIdOf } from "./shop-id.ts";
import { type SamedayClient, samedayClient } from "./client.ts";
import { toReturnForm } from "./return-form.ts";
import type { AwbStatus, PickupPoint, SamedayLocker } from "./sameday.wire.ts";

const NAME = "Sameday";
const HOME_SERVICE = "24";
const LOCKER_SERVICE = "LN";
/** Service for delivery to a partner shop (PUDO). */
const POINT_SERVICE = "PP";
const SHOP = 1;
/** Sameday does not publish the codes of its return services, so the account can override this one. */
const RETURN_SERVICE = "RR";

export interface SamedayCourier extends CourierPort {
  client: SamedayClient;
  /** Returns the price of a waybill, in bani. */
  estimate(request: AwbRequest): Promise<CourierResult<number>>;
}

export function samedayCourier(account: SamedayAccount, now: () => Date): SamedayCourier {
  const client = samedayClient(account, now);
  const services = remember(client.listServices, now);
  const pickupPoints = remember(client.listPickupPoints, now);
  const counties = remember(client.listCounties, now);

  async function formOf(request: AwbRequest): Promise<CourierResult<URLSearchParams>> {
    const found = await findAccount(request);
    return found.ok ? { ok: true, value: toAwbForm(request, found.value) } : found;
  }

  async function findAccount(request: AwbRequest): Promise<CourierResult<AwbAccount>> {
    const code = serviceOf(request);
    const known = await services();
    if (!known.ok) return known;
    const service = known.value.find(({ serviceCode }) => serviceCode === code);
    if (!service) return refused(NAME, `contul nu are serviciul ${code}`);
    const pickupPointId = await pickupPoint();
    if (!pickupPointId.ok) return pickupPointId;
    const countyId = await countyOf(request.locker?.county ?? request.address.county);
    if (!countyId.ok) return countyId;
    return {
      ok: true,
      value: { serviceId: service.id, pickupPointId: pickupPointId.value, countyId: countyId.value },
    };
  }

  async function pickupPoint(): Promise<CourierResult<number>> {
    if (account.pickupPointId !== undefined) return { ok: true, value: account.pickupPointId };
    const point = await wholePickupPoint();
    return point.ok ? { ok: true, value: point.value.id } : point;
  }

  async function wholePickupPoint(): Promise<CourierResult<PickupPoint>> {
    const points = await pickupPoints();
    if (!points.ok) return points;
    const own = points.value.find(({ id }) => id === account.pickupPointId);
    const point = own ?? points.value.find(({ defaultPickupPoint }) => defaultPickupPoint) ?? points.value[0];
    return point ? { ok: true, value: point } : refused(NAME, "contul nu are niciun punct de ridicare");
  }

  async function countyOf(countyName: string): Promise<CourierResult<number>> {
    const named = await counties();
    if (!named.ok) return named;
    const county = named.value.find(({ name }) => foldText(name) === foldText(countyName));
    return county ? { ok: true, value: county.id } : refused(NAME, `județul ${countyName} nu a fost găsit`);
  }

  async function returnFormOf(request: ReturnRequest): Promise<CourierResult<URLSearchParams>> {
    const code = account.returnService ?? RETURN_SERVICE;
    const known = await services();
    if (!known.ok) return known;
    const service = known.value.find(({ serviceCode }) => serviceCode === code);
    if (!service)
      return refused(
        NAME,
        `contul nu are serviciul de retur ${code}. Cere-l la Sameday sau scrie alt cod în Setări, Conturi`,
      );
    const point = await wholePickupPoint();
    if (!point.ok) return point;
    const countyId = await countyOf(request.address.county);
    if (!countyId.ok) return countyId;
    const { id: pickupPointId, county, city, address } = point.value;
    if (!county || !city || !address) return refused(NAME, "punctul de ridicare nu are o adresă completă");
    const to = { pickupPointId, countyId: county.id, city: city.name, address };
    return {
      ok: true,
      value: toReturnForm(request, { serviceId: service.id, countyId: countyId.value, to }),
    };
  }

  /** Returns the partner shops, if the account has their service. */
  async function listShops(): Promise<CourierResult<SamedayLocker[]>> {
    const known = await services();
    if (!known.ok) return known;
    if (!known.value.some(({ serviceCode }) => serviceCode === POINT_SERVICE)) return { ok: true, value: [] };
    const listed = await client.listOutOfHome();
    if (!listed.ok) return listed;
    const shops = listed.value.filter((one) => one?.oohType === SHOP).filter((one) => one !== null);
    return { ok: true, value: shops.map(({ oohId, ...shop }) => ({ ...shop, lockerId: shopIdOf(oohId) })) };
  }

  async function priceOf(form: CourierResult<URLSearchParams>): Promise<CourierResult<number>> {
    if (!form.ok) return form;
    const reported = await client.estimateCost(form.value);
    return reported.ok ? { ok: true, value: toBani(reported.value.amount) } : reported;
  }

  async function create(form: CourierResult<URLSearchParams>): Promise<CourierResult<Awb>> {
    if (!form.ok) return form;
    const created = await client.createAwb(form.value);
    if (!created.ok) return created;
    const { awbNumber, awbCost } = created.value;
    return { ok: true, value: { awb: awbNumber, costBani: awbCost == null ? null : toBani(awbCost) } };
  }

  return {
    client,
    logIn: client.logIn,
    createAwb: async (request) => create(await formOf(request)),
    estimate: async (request) => priceOf(await formOf(request)),
    returns: {
      kind: "pickup",
      create: async (request) => {
        const created = await create(await returnFormOf(request));
        return created.ok ? { ok: true, value: { ...created.value, code: "" } } : created;
      },
      estimate: async (request) => priceOf(await returnFormOf(request)),
    },
    status: async (awb) => {
      const reported = await client.status(awb);
      return reported.ok ? { ok: true, value: toParcelStatus(reported.value) } : reported;
    },
    changedBetween: async (from, to) => {
      const listed = await client.listChanges(from, to);
      if (!listed.ok) return listed;
      return {
        ok: true,
        value: listed.value.map(({ parcelAwbNumber }) => parcelAwbNumber.replace(/\d{3}$/, "")),
      };
    },
    cancelAwb: client.cancelAwb,
    label: client.downloadAwb,
    points: async () => {
      const listed = await client.listLockers();
      if (!listed.ok) return listed;
      const shops = await listShops();
      if (!shops.ok) return shops;
      return { ok: true, value: [...listed.value, ...shops.value].flatMap((one) => toPoint(one) ?? []) };
    },
  };
}

function serviceOf({ deliveryCode, locker }: AwbRequest): string {
  if (deliveryCode !== DELIVERY_CODE.samedayEasybox) return HOME_SERVICE;
  return locker && readShopId(locker.id) !== undefined ? POINT_SERVICE : LOCKER_SERVICE;
}

/** Converts a locker; undefined if Sameday hides it from senders. */
export function toPoint(locker: SamedayLocker): CourierPoint | undefined {
  const { lockerId: id, name, county, city, address, lat, lng } = locker;
  if (locker.clientVisible === 0) return undefined;
  return {
    id,
    name,
    county,
    city,
    address,
    lat,
    lng,
    postcode: locker.postalCode ?? "",
    schedule: scheduleText(locker.schedule ?? []),
    takesCashOnDelivery: (locker.supportedPayment ?? 0) > 0,
  };
}

function toParcelStatus({ expeditionSummary, expeditionStatus }: AwbStatus): ParcelStatus {
  const { status, statusLabel, statusDate } = expeditionStatus;
  const at = new Date(statusDate.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
  return { text: statusLabel || status, at: Number.isNaN(at.getTime()) ? null : at, state: stateOf() };

  function stateOf(): ParcelStatus["state"] {
    if (expeditionSummary.canceled) return "cancelled";
    // Sameday also reports parcels returned to the shop as delivered. Only the text reveals the return.
    if (/\bretur/i.test(`${status} ${statusLabel}`)) return "returned";
    return expeditionSummary.delivered ? "delivered" : "underway";
  }
}
