import { Play } from "lucide-react";
import { useRef, useState } from "react";
import { pictureAt } from "@curat/contract/media.values";
import { texts } from "./texts.ts";
import type { Video } from "./video-source.ts";
import styles from "./video-player.module.css";

interface VideoPlayerProps {
  videos: Video[];
  name: string;
  poster?: string | undefined;
}

/** Plays a product's videos. Loads nothing from YouTube before a video is started. */
export default function VideoPlayer({ videos, name, poster }: VideoPlayerProps) {
  const [playing, setPlaying] = useState<string>();
  return (
    <ul className={styles.videos}>
      {videos.map((video, index) => (
        <li key={video.kind === "youtube" ? video.id : video.url} className={styles.frame}>
          {video.kind === "file" ? (
            <Film url={video.url} label={`${name}: ${texts.video(index + 1)}`} poster={poster} />
          ) : playing === video.id ? (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs scripts and its origin, which together defeat a sandbox
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

function Film({ url, label, poster }: { url: string; label: string; poster: string | undefined }) {
  const film = useRef<HTMLVideoElement>(null);
  const [isStarted, setStarted] = useState(false);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- product videos have no speech */}
      <video
        ref={film}
        src={url}
        controls
        preload="none"
        poster={poster && pictureAt(poster, 640)}
        aria-label={label}
        onPlay={() => setStarted(true)}
      />
      {!isStarted && (
        // Only for mouse users, because the video has its own accessible controls.
        <button
          type="button"
          className={styles.sign}
          tabIndex={-1}
          aria-hidden
          onClick={() => void film.current?.play()}
        >
          <Play size={36} />
        </button>
      )}
    </>
  );
}
