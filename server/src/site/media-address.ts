import { MEDIA_SHAPES, MEDIA_WIDTHS, type MediaShape, mediumAddress } from "@curat/contract/media.values";

export type PictureFormat = "avif" | "webp" | "png" | "jpg";
export type MediaSize =
  | { kind: "width"; width: number; format: PictureFormat }
  | { kind: "shape"; shape: MediaShape; width: number; format: PictureFormat }
  | { kind: "share" };

export interface MediaRequest {
  address: string;
  /** The requested size; undefined for a file that is served unchanged, such as a document or a video. */
  size: MediaSize | undefined;
  /** The path under which this size is cached. */
  path: string;
  type: string;
}

const FILES: Record<string, string> = {
  pdf: "application/pdf",
  webm: "video/webm",
  mp4: "video/mp4",
};
const OFFICIAL: Record<string, string> = { svg: "image/svg+xml", png: "image/png" };
const PICTURES: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
};

/** Longer paths are not cached; no upload or import is nearly as long. */
const MAX_PATH_LENGTH = 400;

/** Parses the path. Returns undefined for an impossible URL or an unsupported size. */
export function mediaRequestOf(pathname: string): MediaRequest | undefined {
  if (pathname.length > MAX_PATH_LENGTH || !/^\/media\/[\w./-]+$/.test(pathname)) return undefined;
  const extension = /\.(\w+)$/.exec(pathname)?.[1];
  if (extension && pathname.startsWith("/media/official/")) return officialOf(pathname, extension);
  // API responses have picture URLs without a size. They show the picture as on a page.
  if (extension === undefined) return mediaRequestOf(`${pathname}/800.jpg`);
  const file = FILES[extension];
  if (file) return { address: pathname, size: undefined, path: pathname, type: file };
  const address = mediumAddress(pathname);
  const size = sizeOf(pathname.slice(address.length + 1));
  return (
    size && { address, size, path: pathname, type: PICTURES[size.kind === "share" ? "jpg" : size.format] }
  );
}

/** The Commission's files, including SVGs, are served unchanged. They contain no scripts. */
function officialOf(address: string, extension: string): MediaRequest | undefined {
  const type = OFFICIAL[extension];
  return type === undefined ? undefined : { address, size: undefined, path: address, type };
}

function sizeOf(name: string): MediaSize | undefined {
  if (name === "share.jpg") return { kind: "share" };
  const [, requested, pixels, ending] = /^(?:(\d+x\d+)-)?(\d{2,4})\.(\w+)$/.exec(name) ?? [];
  const width = MEDIA_WIDTHS.find((one) => String(one) === pixels);
  const format = (Object.keys(PICTURES) as PictureFormat[]).find((one) => one === ending);
  const shape = MEDIA_SHAPES.find((one) => one === requested);
  if (!width || !format || (requested !== undefined && !shape)) return undefined;
  return shape ? { kind: "shape", shape, width, format } : { kind: "width", width, format };
}
