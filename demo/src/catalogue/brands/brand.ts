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
  manufacturer: { name: string; address: string; email: string };
}
