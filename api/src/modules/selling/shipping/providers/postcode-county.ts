/** Counties by the first two digits of the postcode, without diacritics (source: Poșta Română, coduri poștale). */
const COUNTIES: Readonly<Record<string, string>> = {
  "01": "Bucuresti", "02": "Bucuresti", "03": "Bucuresti", "04": "Bucuresti", "05": "Bucuresti", "06": "Bucuresti",
  "07": "Ilfov", "08": "Giurgiu", "10": "Prahova", "11": "Arges", "12": "Buzau", "13": "Dambovita", "14": "Teleorman",
  "20": "Dolj", "21": "Gorj", "22": "Mehedinti", "23": "Olt", "24": "Valcea", "30": "Timis", "31": "Arad",
  "32": "Caras-Severin", "33": "Hunedoara", "40": "Cluj", "41": "Bihor", "42": "Bistrita-Nasaud", "43": "Maramures",
  "44": "Satu Mare", "45": "Salaj", "50": "Brasov", "51": "Alba", "52": "Covasna", "53": "Harghita", "54": "Mures",
  "55": "Sibiu", "60": "Bacau", "61": "Neamt", "62": "Vrancea", "70": "Iasi", "71": "Botosani", "72": "Suceava",
  "73": "Vaslui", "80": "Galati", "81": "Braila", "82": "Tulcea", "90": "Constanta", "91": "Calarasi", "92": "Ialomita",
}; // oxfmt-ignore

/**
 * Returns the county of a postcode, for couriers that omit the county of their points; empty if the postcode is not
 * Romanian.
 */
export function countyOfPostcode(postcode: string): string {
  return /^\d{6}$/.test(postcode) ? (COUNTIES[postcode.slice(0, 2)] ?? "") : "";
}
