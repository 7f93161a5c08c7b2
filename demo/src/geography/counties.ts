/** SIRUTA number (used as id), ISO 3166-2 code without RO-, name, and GeoNames code. */
const ROWS = [
  [1, "AB", "Alba", "01"], [2, "AR", "Arad", "02"], [3, "AG", "Argeș", "03"], [4, "BC", "Bacău", "04"], [5, "BH", "Bihor", "05"],
  [6, "BN", "Bistrița-Năsăud", "06"], [7, "BT", "Botoșani", "07"], [9, "BR", "Brăila", "08"], [8, "BV", "Brașov", "09"], [40, "B", "București", "10"],
  [10, "BZ", "Buzău", "11"], [51, "CL", "Călărași", "41"], [11, "CS", "Caraș-Severin", "12"], [12, "CJ", "Cluj", "13"], [13, "CT", "Constanța", "14"],
  [14, "CV", "Covasna", "15"], [15, "DB", "Dâmbovița", "16"], [16, "DJ", "Dolj", "17"], [17, "GL", "Galați", "18"], [52, "GR", "Giurgiu", "42"],
  [18, "GJ", "Gorj", "19"], [19, "HR", "Harghita", "20"], [20, "HD", "Hunedoara", "21"], [21, "IL", "Ialomița", "22"], [22, "IS", "Iași", "23"],
  [23, "IF", "Ilfov", "43"], [24, "MM", "Maramureș", "25"], [25, "MH", "Mehedinți", "26"], [26, "MS", "Mureș", "27"], [27, "NT", "Neamț", "28"],
  [28, "OT", "Olt", "29"], [29, "PH", "Prahova", "30"], [31, "SJ", "Sălaj", "31"], [30, "SM", "Satu Mare", "32"], [32, "SB", "Sibiu", "33"],
  [33, "SV", "Suceava", "34"], [34, "TR", "Teleorman", "35"], [35, "TM", "Timiș", "36"], [36, "TL", "Tulcea", "37"], [38, "VL", "Vâlcea", "39"],
  [37, "VS", "Vaslui", "38"], [39, "VN", "Vrancea", "40"],
] as const satisfies readonly (readonly [number, string, string, string])[]; // oxfmt-ignore

export const BUCHAREST_ID = 40;

export const COUNTIES: readonly { id: number; code: string; name: string }[] = ROWS.map(
  ([id, code, name]) => ({ id, code, name }),
);

/** County id by GeoNames' first-level code. */
export const COUNTY_OF_ADMIN1: ReadonlyMap<string, number> = new Map(
  ROWS.map(([id, , , admin1]) => [admin1, id]),
);
