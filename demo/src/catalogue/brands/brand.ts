import type { BrandStyle } from "../../drawing/brand/brand.ts";

export interface Brand {
  id: number;
  name: string;
  /** What it makes, for whoever gives a product its brand. */
  speciality: string;
  /** Two or three sentences for the brand's page. */
  description: string;
  palette: BrandStyle["palette"];
  mark: BrandStyle["mark"];
  typeface: BrandStyle["typeface"];
  /** The address ends with the country. */
  manufacturer: { name: string; address: string; email: string };
  /** Who answers in the Union for goods that are made outside of it. */
  responsible?: { name: string; address: string; email: string };
}
