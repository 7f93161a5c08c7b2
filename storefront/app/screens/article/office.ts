export interface Place {
  lat: number;
  lng: number;
}

/** Returns the coordinates of the store at the company's address, or undefined if there is none. */
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

/** Returns an OpenStreetMap link to the office, or to a search for the address. */
export function mapAddress(companyAddress: string, office: Place | undefined): string {
  const site = "https://www.openstreetmap.org";
  if (!office) return `${site}/search?query=${encodeURIComponent(companyAddress)}`;
  const { lat, lng } = office;
  return `${site}/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}
