/** The Commission's files, which shops must not redraw (Regulation (EU) 2025/1960). */

interface OfficialFile {
  file: string;
  archive: string;
  sha256: string;
  /** Start of the file's URL in the shop. */
  slug: string;
  ending: "svg" | "png";
}

export const OFFICIAL_FILES_PAGE =
  "https://commission.europa.eu/publications/practical-guidelines-and-high-resolution-vector-files-eu-notice-and-label-product-guarantees_en";

export const OFFICIAL_FILES = {
  notice_svg: {
    file: "Legal guarantee_notice RO.svg",
    archive: "SVG.zip",
    sha256: "dc168eca5e0b78f3daf7a3cf2b111987c3121d19eec52322a6eeb789b0c45b2a",
    slug: "garantie-legala-desen",
    ending: "svg",
  },
  notice_png: {
    file: "Legal guarantee_notice_RO.png",
    archive: "PNG and JPG.zip",
    sha256: "51d641e25d29a9cd4d087a6540d474ade46fd52b2e38f1ac65befb1108caa032",
    slug: "garantie-legala-poza",
    ending: "png",
  },
  label: {
    file: "GARAN Label_colour.svg",
    archive: "GARAN label for website.zip",
    sha256: "3414c8366823db39702d2557e614f882b530487ce589e903afdc98b7225e1ab1",
    slug: "eticheta-garan",
    ending: "svg",
  },
} as const satisfies Record<string, OfficialFile>;
export type OfficialKind = keyof typeof OFFICIAL_FILES;
// Object.keys types its result as string[].
export const OFFICIAL_KINDS = Object.keys(OFFICIAL_FILES) as [OfficialKind, ...OfficialKind[]];

export type OfficialHashes = Record<OfficialKind, string>;
export const OFFICIAL_SHA256: OfficialHashes = {
  notice_svg: OFFICIAL_FILES.notice_svg.sha256,
  notice_png: OFFICIAL_FILES.notice_png.sha256,
  label: OFFICIAL_FILES.label.sha256,
};
