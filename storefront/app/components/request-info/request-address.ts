/** The product's page with the request open; without JavaScript it stands below the button that opens it. */
export const REQUEST_INFO_KEY = "info";
export const REQUEST_INFO_ID = "cere-info";

export function requestInfoAddress(pathname: string): string {
  return `${pathname}?${REQUEST_INFO_KEY}=1#${REQUEST_INFO_ID}`;
}
