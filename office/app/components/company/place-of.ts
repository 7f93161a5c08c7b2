/** Returns "city, county" of a company; only one of them when both have the same name. */
export function placeOf({ city, county }: { city: string; county: string }): string {
  return city === county ? city : [city, county].filter(Boolean).join(", ");
}
