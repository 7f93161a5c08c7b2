/** Returns "city, county", or only one name if both are the same. */
export function placeOf({ city, county }: { city: string; county: string }): string {
  return city === county ? city : [city, county].filter(Boolean).join(", ");
}
