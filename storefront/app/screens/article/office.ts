export interface Place {
  lat: number;
  lng: number;
}

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

export function mapAddress(companyAddress: string, office: Place | undefined): string {
  const site = "https://www.openstreetmap.org";
  if (!office) return `${site}/search?query=${encodeURIComponent(companyAddress)}`;
  const { lat, lng } = office;
  return `${site}/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}
