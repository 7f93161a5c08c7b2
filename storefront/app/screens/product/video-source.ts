export type Video = { kind: "youtube"; id: string } | { kind: "file"; url: string };

/** Recognises the common forms of YouTube URLs. Treats every other URL as a video file. */
export function toVideo(movie: string): Video {
  const id =
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/.exec(
      movie,
    )?.[1];
  return id ? { kind: "youtube", id } : { kind: "file", url: movie };
}
