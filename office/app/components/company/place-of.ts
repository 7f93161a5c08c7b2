/** Returns "city, county" of a company, or just one of them when they have the same name. */
export function placeOf({ city, county }: { city: string; county: string }): string {
  return city === county ? city : [city, county].filter(Boolean).join(", ");
}
