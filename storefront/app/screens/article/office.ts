/** Where the office is on a map. */

export interface Place {
  lat: number;
  lng: number;
}

/** The store that stands at the company's own address; a provider may have none there. */
export function officeOf(
  companyAddress: string,
  stores: readonly (Place & { address: string; city: string })[],
): Place | undefined {
  const found = stores.find(
    ({ address, city }) =>
      address !== "" && companyAddress.includes(address) && companyAddress.includes(city),
  );
  return found && { lat: found.lat, lng: found.lng };
}

/** The office on OpenStreetMap; by its address where its place is not known. */
export function mapAddress(companyAddress: string, office: Place | undefined): string {
  const site = "https://www.openstreetmap.org";
  if (!office) return `${site}/search?query=${encodeURIComponent(companyAddress)}`;
  const { lat, lng } = office;
  return `${site}/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}
