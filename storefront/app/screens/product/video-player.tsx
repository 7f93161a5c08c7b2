import { Play } from "lucide-react";
import { useState } from "react";
import { texts } from "./texts.ts";
import type { Video } from "./video-source.ts";
import styles from "./video-player.module.css";

/** Nothing is asked of YouTube before a film is started; without script the film opens over there. */
export default function VideoPlayer({ videos, name }: { videos: Video[]; name: string }) {
  const [playing, setPlaying] = useState<string>();
  return (
    <ul className={styles.videos}>
      {videos.map((video, index) => (
        <li key={video.kind === "youtube" ? video.id : video.url} className={styles.frame}>
          {video.kind === "file" ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- films of the shop show products in use and have no speech
            <video
              src={video.url}
              controls
              preload="metadata"
              aria-label={`${name}: ${texts.video(index + 1)}`}
            />
          ) : playing === video.id ? (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs scripts and its origin: together no sandbox
            <iframe
              src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1`}
              title={`${name}: ${texts.video(index + 1)}`}
              allow="autoplay; fullscreen"
              allowFullScreen
            />
          ) : (
            <a
              className={styles.play}
              href={`https://www.youtube.com/watch?v=${video.id}`}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                event.preventDefault();
                setPlaying(video.id);
              }}
            >
              <Play aria-hidden size={40} />
              <span>{texts.playVideo(index + 1)}</span>
              <small>{texts.videoNote}</small>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
