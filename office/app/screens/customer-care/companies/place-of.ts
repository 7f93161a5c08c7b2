/** Where a company is; a town of its county's name says it once. */
export function placeOf({ city, county }: { city: string; county: string }): string {
  return city === county ? city : [city, county].filter(Boolean).join(", ");
}
