import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import VideoPlayer from "./video-player.tsx";
import { toVideo } from "./video-source.ts";

// happy-dom does not load frames, which it logs, so the tests send no request to YouTube.
afterEach(cleanup);

const FIRST = "https://www.youtube.com/watch?v=aaaaaaaaaaa";
const SECOND = "https://youtu.be/bbbbbbbbbbb";
const frames = () => [...document.querySelectorAll("iframe")].map(({ src, title }) => [src, title]);
const play = (nth: number) => screen.getByRole("link", { name: new RegExp(`^Redă filmul ${nth}`) });

it("the video player makes no request to YouTube before a video is started", async () => {
  render(<VideoPlayer videos={[FIRST, SECOND].map(toVideo)} name="Mop" />);
  expect(frames()).toEqual([]);
  expect(play(2).getAttribute("href")).toBe("https://www.youtube.com/watch?v=bbbbbbbbbbb");
  await userEvent.click(play(2));
  const address = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  expect(frames()).toEqual([[address("bbbbbbbbbbb"), "Mop: Film 2"]]);
  // The thumbnail links to YouTube for browsers without JavaScript.
  expect(fireEvent.click(play(1))).toBe(false);
  expect(frames()).toEqual([[address("aaaaaaaaaaa"), "Mop: Film 1"]]);
  expect(play(2).getAttribute("target")).toBe("_blank");
});

it("the shop's own video plays in place, with controls and a label", () => {
  render(
    <VideoPlayer
      videos={[toVideo("/media/film/mop.webm")]}
      name="Mop"
      poster="/media/packshot/mop-1a2b3c4d"
    />,
  );
  const film = document.querySelector("video");
  expect(film?.getAttribute("poster")).toMatch(/^\/media\/packshot\/mop-1a2b3c4d/);
  expect(film?.preload).toBe("none");
  expect([film?.getAttribute("src"), film?.controls, film?.getAttribute("aria-label")]).toEqual([
    "/media/film/mop.webm",
    true,
    "Mop: Film 1",
  ]);
  expect(frames()).toEqual([]);
  expect(document.querySelector("button")).not.toBeNull();
  if (film) fireEvent.play(film);
  expect(document.querySelector("button")).toBeNull();
});
