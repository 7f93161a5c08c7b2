/** Line icons for categories. */
export const ICON_NAMES = [
  "spray",
  "paper",
  "gloves",
  "bin",
  "machine",
  "soap",
  "laundry",
  "dish",
  "car",
  "pest",
  "air",
  "tools",
  "disinfect",
  "kitchen",
  "floor",
  "dispenser",
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** `ink` paths carry the shape, `accent` paths the telling detail. */
const PATHS: Record<IconName, { ink: string; accent: string }> = {
  spray: {
    ink: "M34 44H54L60 60V82Q60 86 56 86H32Q28 86 28 82V60ZM36 44V32H52V44M30 32V22Q30 16 36 16H58L66 26H52M36 32H28",
    accent: "M74 18 80 14M75 26H83M74 34 80 38M28 66H60",
  },
  paper: {
    ink: "M20 32C20 22 25 14 32 14S44 22 44 32 39 50 32 50 20 42 20 32ZM32 14H64C72 14 77 22 77 32V80Q70 76 64 80T51 80 44 82V32",
    accent: "M32 27A4 5 0 1 1 32 37 4 5 0 1 1 32 27M52 62H54M60 62H62M68 62H70",
  },
  gloves: {
    ink: "M32 84V62L20 46Q17 41 21 39T28 41L36 50V20Q36 15 40 15T44 20V42M44 40V15Q44 10 48 10T52 15V40M52 41V17Q52 12 56 12T60 17V44M60 46V27Q60 22 64 22T68 27V60Q68 68 63 73V84Z",
    accent: "M32 76H64",
  },
  bin: {
    ink: "M26 34H70L66 82Q66 86 62 86H34Q30 86 30 82ZM20 26H76M38 26Q38 14 48 14T58 26",
    accent: "M40 46 42 74M56 46 54 74",
  },
  machine: {
    ink: "M18 66Q16 40 36 38H54Q64 40 64 66ZM14 66H68V76H14ZM58 44 80 18H88M64 52Q78 56 76 76H84",
    accent:
      "M26 86A6 6 0 1 0 26 74M26 86A6 6 0 1 1 26 74M56 86A6 6 0 1 0 56 74M56 86A6 6 0 1 1 56 74M30 52H48",
  },
  soap: {
    ink: "M32 46H64Q70 46 70 52V80Q70 86 64 86H32Q26 86 26 80V52Q26 46 32 46ZM42 46V36H54V46M48 36V24H30Q24 24 24 30V32M48 24H56Q60 24 60 28V30",
    accent: "M48 56Q56 65 56 70A8 8 0 0 1 40 70Q40 65 48 56Z",
  },
  laundry: {
    ink: "M22 14H74Q78 14 78 18V82Q78 86 74 86H22Q18 86 18 82V18Q18 14 22 14ZM18 30H78M48 38A20 20 0 1 1 48 78 20 20 0 1 1 48 38",
    accent: "M30 58Q39 50 48 58T66 58M28 22H38M66 22H68",
  },
  dish: {
    ink: "M38 42A28 22 0 1 0 38 86 28 22 0 1 0 38 42M38 53A15 11 0 1 0 38 75 15 11 0 1 0 38 53M80 38V86M73 12V26Q73 38 80 38T87 26V12M80 12V26",
    accent:
      "M22 18A6 6 0 1 1 22 30 6 6 0 1 1 22 18M42 12A4 4 0 1 1 42 20 4 4 0 1 1 42 12M40 30A3 3 0 1 1 40 36 3 3 0 1 1 40 30",
  },
  car: {
    ink: "M12 70V56Q12 50 18 48L26 46 34 32Q36 28 42 28H58Q63 28 66 32L74 46 80 48Q84 50 84 56V70H76M60 70H36M20 70H12M28 62A8 8 0 1 1 28 78 8 8 0 1 1 28 62M68 62A8 8 0 1 1 68 78 8 8 0 1 1 68 62M26 46H74",
    accent:
      "M30 12Q34 17 34 20A4 4 0 0 1 26 20Q26 17 30 12M48 8Q52 13 52 16A4 4 0 0 1 44 16Q44 13 48 8M66 12Q70 17 70 20A4 4 0 0 1 62 20Q62 17 66 12",
  },
  pest: {
    ink: "M48 34A15 24 0 1 1 48 82 15 24 0 1 1 48 34M39 35A9 9 0 0 1 57 35M34 50 22 42M34 58H18M36 68 24 78M62 50 74 42M62 58H78M60 68 72 78M42 25 36 14M54 25 60 14",
    accent: "M48 40V80M37 56H59",
  },
  air: {
    ink: "M30 52H66V80Q66 86 60 86H36Q30 86 30 80ZM38 52V42H58V52M42 42 34 12M48 42V10M54 42 62 12",
    accent: "M74 42Q80 36 74 30T74 18M84 46Q90 40 84 34T84 22M30 66H66",
  },
  tools: {
    ink: "M16 46H58L53 84H21ZM16 46Q18 24 37 24T58 46M76 10V52M66 52H86L90 84H62Z",
    accent: "M71 64V76M76 64V76M81 64V76M25 60H49",
  },
  disinfect: { ink: "M48 10 78 20V46Q78 72 48 86 18 72 18 46V20Z", accent: "M48 32V62M33 47H63" },
  kitchen: {
    ink: "M18 42H70V70Q70 82 58 82H30Q18 82 18 70ZM70 50H86M12 42H76M30 42Q30 32 44 32T58 42M44 32V26",
    accent: "M32 18Q28 14 32 10M44 16Q40 12 44 8M56 18Q52 14 56 10",
  },
  floor: {
    ink: "M62 10 46 56M24 68H68Q74 68 74 74V78H18V74Q18 68 24 68ZM38 68 42 56H52L56 68M22 78 20 86M34 78 33 86M46 78V86M58 78 59 86M70 78 72 86",
    accent:
      "M80 30 82 36 88 38 82 40 80 46 78 40 72 38 78 36ZM24 26 26 31 31 33 26 35 24 40 22 35 17 33 22 31Z",
  },
  dispenser: {
    ink: "M32 10H64Q70 10 70 16V50Q70 58 62 58H34Q26 58 26 50V16Q26 10 32 10ZM42 58V64H54V58M36 46H60M44 20H52V36H44Z",
    accent: "M48 70Q55 78 55 82A7 7 0 0 1 41 82Q41 78 48 70Z",
  },
};

/** Colours of an icon; left out, the ink and the red of the shop. */
export interface IconInks {
  ink?: string;
  accent?: string;
}

/** A 96 × 96 line icon; every one with the same round stroke. */
export function drawIcon(name: IconName, { ink = "#16181d", accent = "#c8102e" }: IconInks = {}): string {
  const { ink: shape, accent: detail } = PATHS[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path stroke="${ink}" d="${shape}"/><path stroke="${accent}" d="${detail}"/></svg>`;
}
