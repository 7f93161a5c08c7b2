export type Video = { kind: "youtube"; id: string } | { kind: "file"; url: string };

/** Parses the usual YouTube URLs. Everything else is a file. */
export function toVideo(movie: string): Video {
  const id =
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/.exec(
      movie,
    )?.[1];
  return id ? { kind: "youtube", id } : { kind: "file", url: movie };
}
