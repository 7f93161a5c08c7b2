/** Returns a company's "city, county", or one name if both are equal. */
export function placeOf({ city, county }: { city: string; county: string }): string {
  return city === county ? city : [city, county].filter(Boolean).join(", ");
}
