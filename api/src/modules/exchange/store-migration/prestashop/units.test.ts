import { expect, it } from "vitest";
import { readPrestaDump } from "./dump.ts";

const dump = (settings: string) => [
  "INSERT INTO ps_product_lang (id_product,id_lang,name) VALUES (1,1,'Burete');",
  "INSERT INTO ps_product (id_product,price,width,weight) VALUES (1,'2','120','50');",
  "INSERT INTO ps_product_attribute (id_product_attribute,id_product,price,weight) VALUES (9,1,'0','25');",
  `INSERT INTO ps_configuration (name,value) VALUES ${settings};`,
];

it.each([
  ["('PS_WEIGHT_UNIT','g'),('PS_DIMENSION_UNIT','mm')", { grams: 50, variant: 75, width: 120 }],
  ["('PS_WEIGHT_UNIT','KG'),('PS_DIMENSION_UNIT','cm')", { grams: 50_000, variant: 75_000, width: 1_200 }],
  ["('PS_LANG_DEFAULT','1')", { grams: 50_000, variant: 75_000, width: 1_200 }],
])("PrestaShop measures are read in the shop's units: %s", async (settings, measured) => {
  const { products } = await readPrestaDump(dump(settings), { part: "catalogue", at: new Date() });
  const [product] = products;
  expect({
    grams: product?.weightGrams,
    variant: product?.variants[0]?.weightGrams,
    width: product?.sizeMm.width,
  }).toEqual(measured);
});
