/** City and county of a company; one word when the city has the county's name. */
export function placeOf({ city, county }: { city: string; county: string }): string {
  return city === county ? city : [city, county].filter(Boolean).join(", ");
}
