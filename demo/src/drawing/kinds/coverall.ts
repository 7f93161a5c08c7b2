import { drawLockup } from "../brand/logo.ts";
import { edgeOf, floorShadow } from "../pieces/light.ts";
import { line, place, shape } from "../pieces/shapes.ts";
import type { KindDrawing } from "../spec.ts";

/** A hooded protective coverall, as if worn by nobody. */
export const coverall: KindDrawing = (pen, spec) => {
  const colour = spec.bodyColor ?? "#fafbfc";
  const shade = (d: string): string =>
    shape(d, colour, `stroke="${edgeOf(colour)}" stroke-width="1.6" stroke-opacity="0.7"`) +
    shape(
      d,
      pen.linear("across", [
        [0, "#2c3a4d", 0.22],
        [0.2, "#ffffff", 0.3],
        [0.5, "#2c3a4d", 0.02],
        [0.8, "#2c3a4d", 0.1],
        [1, "#2c3a4d", 0.26],
      ]),
    );
  const sleeveLeft =
    "M-150-800C-230-780-270-680-330-470C-336-446-352-420-346-404C-326-388-284-380-270-392C-262-420-250-440-240-466L-140-640Z";
  const sleeveRight =
    "M150-800C230-780 270-680 330-470C336-446 352-420 346-404C326-388 284-380 270-392C262-420 250-440 240-466L140-640Z";
  const legs =
    "M-152-440C-164-280-176-130-172-30C-150-12-60-12-38-30C-30-140-16-260 0-360C16-260 30-140 38-30C60-12 150-12 172-30C176-130 164-280 152-440Z";
  const trunk =
    "M-92-840C-150-816-176-800-168-760C-150-640-150-560-158-420H158C150-560 150-640 168-760C176-800 150-816 92-840Z";
  const hood = "M-96-836C-120-930-84-1010 0-1012C84-1010 120-930 96-836C60-806-60-806-96-836Z";
  const opening = "M-58-852C-74-920-48-966 0-968C48-966 74-920 58-852C30-838-30-838-58-852Z";
  const creases =
    "M-120-700C-80-660-40-650-10-652M120-690C90-640 50-630 20-632M-140-470C-90-450-50-448-8-452M140-480C100-452 50-446 8-452M-140-300C-110-290-70-292-40-300M140-280C110-272 80-272 44-284M-290-520C-270-510-250-512-236-520M290-520C270-510 250-512 236-520M-160-110C-120-100-80-104-46-110M160-120C120-108 84-110 46-118";
  const svg =
    floorShadow(pen, 0, 190, -14, 0.12) +
    shade(sleeveLeft) +
    shade(sleeveRight) +
    shade(legs) +
    shade(trunk) +
    shade(hood) +
    shape(
      opening,
      pen.linear("down", [
        [0, "#7e8b9a"],
        [1, "#c4ccd5"],
      ]),
    ) +
    line(opening, "#ffffff", 7, `opacity="0.8"`) +
    line(opening, "#6a7787", 2, `opacity="0.5"`) +
    line("M0-840V-380", spec.accent, 8) +
    line("M0-840V-380", "#ffffff", 2.4, `stroke-dasharray="4 4"`) +
    line("M-156-446Q0-424 156-446", "#2c3a4d", 5, `opacity="0.18"`) +
    line(creases, "#2c3a4d", 7, `opacity="0.13" stroke-linecap="round"`) +
    line(creases, "#ffffff", 5, `opacity="0.8" stroke-linecap="round" transform="translate(0 7)"`) +
    line(
      "M-344-416L-274-402M344-416L274-402M-172-52Q-104-36-40-52M172-52Q104-36 40-52",
      "#2c3a4d",
      5,
      `opacity="0.25"`,
    ) +
    place(
      drawLockup(spec.brand, { x: -54, y: -18, w: 108, h: 36 }, { ground: "#ffffff", align: "middle" }),
      86,
      -720,
    );
  return {
    svg,
    left: -352,
    right: 352,
    top: -1014,
    bottom: 4,
    fill: 0.88,
    heightCm: 175,
    focus: { x: 0, y: -860, r: 160 },
  };
};
