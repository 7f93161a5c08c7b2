import { type Facts, permissionsFor } from "@curat/contract/envelope";
import { PATH_NOUNS, pathOwners } from "@curat/contract/staff/path-nouns.values";
import { describe, expect, it } from "vitest";
import { contractCalls, type ContractCall } from "../testing/odd-requests.ts";

const READS_WITH_BODY: Record<string, string> = {
  "post /advance_search": "the filters of the public listing contract are a body",
  "post /orders/{randomid}/returnable": "the order's access token stays out of addresses",
  "post /orders/{randomid}/view": "the order's access token stays out of addresses",
  "post /orders/{randomid}/withdrawable": "the order's access token stays out of addresses",
  "post /orders/{randomid}/withdrawal/check": "checks a form before it is sent",
  "post /previews": "the preview's code stays out of addresses",
  "post /utilities/router": "the public contract sends the address as a body",
  "post /staff/bundles/preview": "previews a form",
  "post /staff/mail-texts/{key}/preview": "previews a form",
  "post /staff/margin-checks": "compares a list of prices with costs",
  "post /staff/orders/{id}/amendment/preview": "previews a form",
  "post /staff/orders/{id}/awb/estimate": "asks the courier for its price",
  "post /staff/orders/{id}/parcels/preview": "previews a form",
  "post /staff/orders/{id}/refunds/preview": "previews a form",
  "post /staff/price-lists/check": "checks a form before it is sent",
  "post /staff/price-lists/preview": "previews a form",
  "post /staff/products/choose": "the chosen products are a long list",
  "post /staff/products/{id}/price/preview": "previews a form",
  "post /staff/promotions/preview": "previews a form",
  "post /staff/promotions/try-cart": "tries a cart against promotions",
  "post /staff/returns/{id}/waybill/estimate": "previews the price of a form",
  "post /staff/settings/shipping/try-parcel": "tries a parcel against tariffs",
  "post /staff/texts/file": "compares an uploaded file with the shop's texts",
};

const nameOf = ({ method, path }: ContractCall): string => `${method} ${path}`;
const calls = await contractCalls();
const staffCalls = calls.filter(({ path }) => /^\/staff(?:\/|$)/.test(path));
const isSafe = (method: string): boolean => method === "get" || method === "head";

function faultOf({ method, path, access }: Pick<ContractCall, "method" | "path" | "access">) {
  const owners: readonly string[] | undefined = pathOwners(path);
  if (!owners) return `${path} belongs to no noun`;
  const foreign = nounsOf(access).filter((noun) => !owners.includes(noun));
  if (foreign.length > 0) return `${method} ${path} is opened by ${foreign.join(", ")}`;
  return undefined;
}

function nounsOf(access: Facts["access"]): string[] {
  if (access === "staff") return ["person"];
  if (typeof access === "string") return [access];
  return permissionsFor(access).map((permission) => permission.slice(0, permission.indexOf(":")));
}

describe("a staff call", () => {
  it("a staff call requires only permissions that match the nouns in its path", () => {
    expect(staffCalls.length).toBeGreaterThan(300);
    expect(staffCalls.flatMap((call) => faultOf(call) ?? [])).toEqual([]);
  });

  it.each([
    ["another resource with the same verb", { staff: "reviews:edit" }],
    ["one foreign resource among its own", { staff: ["refunds:edit", "orders:edit"] }],
    ["everyone", "public"],
    ["customers", "customer"],
    ["any logged-in person", "staff"],
  ] as const)("a staff call must not be allowed by %s", (_, access) => {
    expect(faultOf({ method: "put", path: "/staff/orders/{id}/refund", access })).toContain("is opened by");
  });

  it("a staff call whose path is not in the table is reported", () => {
    expect(faultOf({ method: "get", path: "/staff/unheard-of", access: "staff" })).toContain("no noun");
    expect(faultOf({ method: "get", path: "/staff/refunds-raw", access: "staff" })).toContain("no noun");
  });

  it("a writing or unlisted staff call requires more than a view permission", () => {
    const wrong = staffCalls.filter(
      (call) =>
        (call.effect === "write" || (!isSafe(call.method) && !(nameOf(call) in READS_WITH_BODY))) &&
        typeof call.access === "object" &&
        permissionsFor(call.access).some((permission) => permission.endsWith(":view")),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });
});

it("every path of the table has a call", () => {
  const unused = Object.keys(PATH_NOUNS).filter(
    (prefix) => !staffCalls.some(({ path }) => path === prefix || path.startsWith(`${prefix}/`)),
  );
  expect(unused).toEqual([]);
});

it("only listed calls read without being GET", () => {
  const reads = calls.filter(({ method, effect }) => !isSafe(method) && effect === "read");
  expect(reads.map(nameOf).toSorted()).toEqual(Object.keys(READS_WITH_BODY).toSorted());
});
