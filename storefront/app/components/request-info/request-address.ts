/**
 * Returns the address of the product's page with the request dialog open. Without JavaScript the form is
 * below the button.
 */
export const REQUEST_INFO_KEY = "info";
export const REQUEST_INFO_ID = "cere-info";

export function requestInfoAddress(pathname: string): string {
  return `${pathname}?${REQUEST_INFO_KEY}=1#${REQUEST_INFO_ID}`;
}
