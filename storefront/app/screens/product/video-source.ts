/** A YouTube video or a file of the shop. */
export type Video = { kind: "youtube"; id: string } | { kind: "file"; url: string };

/**
 * Returns the video at an address. Common forms of YouTube addresses are recognised; everything else is a
 * file.
 */
export function toVideo(movie: string): Video {
  const id =
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/.exec(
      movie,
    )?.[1];
  return id ? { kind: "youtube", id } : { kind: "file", url: movie };
}
