/** Query parameter that opens the question form on a product's page. */
export const REQUEST_INFO_KEY = "info";
export const REQUEST_INFO_ID = "cere-info";

export function requestInfoAddress(pathname: string): string {
  return `${pathname}?${REQUEST_INFO_KEY}=1#${REQUEST_INFO_ID}`;
}
