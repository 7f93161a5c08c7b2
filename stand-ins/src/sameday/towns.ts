/** Towns in the courier's spelling, with approximate coordinates, postcode prefix and number of lockers. */
export interface Town {
  city: string;
  county: string;
  lat: number;
  lng: number;
  postcode: string;
  lockers: number;
}

type Row = [city: string, county: string, lat: number, lng: number, postcode: string, lockers: number];

const ROWS: Row[] = [
  ["Alba Iulia", "Alba", 46.07, 23.57, "510", 2], ["Arad", "Arad", 46.18, 21.31, "310", 3],
  ["Pitești", "Arges", 44.86, 24.87, "110", 3], ["Bacău", "Bacau", 46.57, 26.91, "600", 3],
  ["Onești", "Bacau", 46.25, 26.75, "601", 1], ["Oradea", "Bihor", 47.06, 21.94, "410", 4],
  ["Bistrița", "Bistrita-Nasaud", 47.13, 24.5, "420", 2], ["Botoșani", "Botosani", 47.75, 26.67, "710", 2],
  ["Brașov", "Brasov", 45.65, 25.61, "500", 6], ["Făgăraș", "Brasov", 45.84, 24.97, "505", 1],
  ["Brăila", "Braila", 45.27, 27.97, "810", 3], ["Buzău", "Buzau", 45.15, 26.82, "120", 3],
  ["Reșița", "Caras-Severin", 45.3, 21.89, "320", 2], ["Cluj-Napoca", "Cluj", 46.77, 23.6, "400", 9],
  ["Florești", "Cluj", 46.75, 23.49, "407", 3], ["Apahida", "Cluj", 46.81, 23.74, "407", 1],
  ["Turda", "Cluj", 46.57, 23.78, "401", 2], ["Constanța", "Constanta", 44.17, 28.63, "900", 6],
  ["Mangalia", "Constanta", 43.82, 28.58, "905", 1], ["Sfântu Gheorghe", "Covasna", 45.87, 25.79, "520", 2],
  ["Târgoviște", "Dambovita", 44.93, 25.46, "130", 2], ["Craiova", "Dolj", 44.32, 23.8, "200", 5],
  ["Galați", "Galati", 45.44, 28.05, "800", 4], ["Târgu Jiu", "Gorj", 45.04, 23.27, "210", 2],
  ["Miercurea Ciuc", "Harghita", 46.36, 25.8, "530", 2], ["Deva", "Hunedoara", 45.88, 22.9, "330", 2],
  ["Hunedoara", "Hunedoara", 45.75, 22.91, "331", 1], ["Slobozia", "Ialomita", 44.56, 27.36, "920", 1],
  ["Iași", "Iasi", 47.16, 27.59, "700", 7], ["Pașcani", "Iasi", 47.25, 26.72, "705", 1],
  ["Voluntari", "Ilfov", 44.49, 26.19, "077", 3], ["Popești-Leordeni", "Ilfov", 44.38, 26.17, "077", 2],
  ["Baia Mare", "Maramures", 47.66, 23.58, "430", 3],
  ["Drobeta-Turnu Severin", "Mehedinti", 44.63, 22.66, "220", 2],
  ["Târgu Mureș", "Mures", 46.54, 24.56, "540", 3], ["Piatra-Neamț", "Neamt", 46.93, 26.37, "610", 2],
  ["Roman", "Neamt", 46.92, 26.93, "611", 1], ["Slatina", "Olt", 44.43, 24.37, "230", 2],
  ["Ploiești", "Prahova", 44.94, 26.02, "100", 4], ["Câmpina", "Prahova", 45.13, 25.74, "105", 1],
  ["Zalău", "Salaj", 47.19, 23.06, "450", 2], ["Satu Mare", "Satu Mare", 47.79, 22.88, "440", 2],
  ["Sibiu", "Sibiu", 45.79, 24.15, "550", 4], ["Suceava", "Suceava", 47.65, 26.25, "720", 3],
  ["Alexandria", "Teleorman", 43.97, 25.33, "140", 1], ["Timișoara", "Timis", 45.75, 21.23, "300", 7],
  ["Lugoj", "Timis", 45.69, 21.9, "305", 1], ["Tulcea", "Tulcea", 45.18, 28.8, "820", 2],
  ["Vaslui", "Vaslui", 46.64, 27.73, "730", 1], ["Bârlad", "Vaslui", 46.23, 27.67, "731", 1],
  ["Râmnicu Vâlcea", "Valcea", 45.1, 24.37, "240", 2], ["Focșani", "Vrancea", 45.7, 27.18, "620", 2],
  ["Călărași", "Calarasi", 44.2, 27.33, "910", 1], ["Giurgiu", "Giurgiu", 43.9, 25.97, "080", 1],
  ["Sectorul 1", "Bucuresti", 44.48, 26.07, "01", 4], ["Sectorul 2", "Bucuresti", 44.45, 26.14, "02", 4],
  ["Sectorul 3", "Bucuresti", 44.42, 26.15, "03", 4], ["Sectorul 4", "Bucuresti", 44.38, 26.12, "04", 4],
  ["Sectorul 5", "Bucuresti", 44.4, 26.06, "05", 3], ["Sectorul 6", "Bucuresti", 44.43, 26.02, "06", 4],
]; // oxfmt-ignore

export const TOWNS: readonly Town[] = ROWS.map(([city, county, lat, lng, postcode, lockers]) => ({
  city,
  county,
  lat,
  lng,
  postcode,
  lockers,
}));

export const COUNTIES: readonly { id: number; name: string; code: string }[] = [
  "B Bucuresti", "AB Alba", "AR Arad", "AG Arges", "BC Bacau", "BH Bihor", "BN Bistrita-Nasaud", "BT Botosani", "BV Brasov",
  "BR Braila", "BZ Buzau", "CS Caras-Severin", "CL Calarasi", "CJ Cluj", "CT Constanta", "CV Covasna", "DB Dambovita",
  "DJ Dolj", "GL Galati", "GR Giurgiu", "GJ Gorj", "HR Harghita", "HD Hunedoara", "IL Ialomita", "IS Iasi", "IF Ilfov",
  "MM Maramures", "MH Mehedinti", "MS Mures", "NT Neamt", "OT Olt", "PH Prahova", "SM Satu Mare", "SJ Salaj", "SB Sibiu",
  "SV Suceava", "TR Teleorman", "TM Timis", "TL Tulcea", "VS Vaslui", "VL Valcea", "VN Vrancea",
].map((row, index) => {
  const space = row.indexOf(" ");
  return { id: index + 1, code: row.slice(0, space), name: row.slice(space + 1) };
}); // oxfmt-ignore
