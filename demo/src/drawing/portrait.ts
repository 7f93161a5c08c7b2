import { Pen } from "./pen.ts";
import { ellipse, line, shape } from "./pieces/shapes.ts";

/** Somebody of the shop, from the shoulders up. */
export interface PortraitSpec {
  skin: string;
  hair: string;
  shirt: string;
  apron: string;
  ground: string;
}

const SHADE = "#1b2736";

/** A person with a headset who answers the phone, 600 × 600: light from the upper left, as in all our drawings. */
export function drawPortrait({ skin, hair, shirt, apron, ground }: PortraitSpec): string {
  const pen = new Pen("p");
  const face = pen.linear("across", [
    [0, "#ffffff", 0.28],
    [0.45, "#ffffff", 0],
    [1, SHADE, 0.2],
  ]);
  const parts = [
    shape("M0 0H600V600H0Z", ground),
    shape(
      "M0 0H600V600H0Z",
      pen.radial(
        [
          [0, "#ffffff", 0.75],
          [1, "#ffffff", 0],
        ],
        0.3,
        0.22,
        0.7,
      ),
    ),
    // Hair behind the shoulders.
    shape(
      "M176 262C160 108 246 62 306 64 372 62 446 112 426 268 432 352 446 404 408 436H194C156 404 170 352 176 262Z",
      hair,
    ),
    // Neck and shoulders.
    shape("M252 360H350V452Q300 500 252 452Z", skin),
    shape("M252 392Q300 446 350 384V420Q300 470 252 424Z", SHADE, `opacity="0.16"`),
    shape("M88 600C92 488 162 456 254 434Q300 486 348 434C440 456 508 488 512 600Z", shirt),
    shape("M88 600C92 488 162 456 254 434Q300 486 348 434C440 456 508 488 512 600Z", face),
    shape("M210 600V516Q210 500 226 500H374Q390 500 390 516V600Z", apron),
    line("M232 502 240 440M368 502 362 440", apron, 18, `stroke-linecap="round"`),
    line("M226 520H374", "#ffffff", 3, `opacity="0.35" stroke-dasharray="9 7"`),
    // The drop of the shop.
    shape("M300 532Q322 560 322 574A22 22 0 0 1 278 574Q278 560 300 532Z", "#ffffff"),
    // Head.
    shape(ellipse(204, 268, 20, 30), skin),
    shape(ellipse(396, 268, 20, 30), skin),
    shape(
      "M204 220C204 140 248 112 300 112S396 140 396 220V276C396 350 348 400 300 400S204 350 204 276Z",
      skin,
    ),
    shape(
      "M204 220C204 140 248 112 300 112S396 140 396 220V276C396 350 348 400 300 400S204 350 204 276Z",
      face,
    ),
    shape(ellipse(236, 312, 24, 15), "#e8736b", `opacity="0.2"`),
    shape(ellipse(364, 312, 24, 15), "#e8736b", `opacity="0.2"`),
    // Fringe.
    shape(
      "M196 250C190 142 240 92 304 94 374 92 412 150 404 250 398 204 380 178 352 160 320 196 246 204 218 190 206 206 200 226 196 250Z",
      hair,
    ),
    line("M232 150Q276 112 340 126", "#ffffff", 7, `opacity="0.22" stroke-linecap="round"`),
    // Brows, eyes, nose, smile.
    line("M238 236Q256 224 276 232M324 232Q344 224 362 236", hair, 7, `stroke-linecap="round"`),
    shape(ellipse(258, 262, 17, 12), "#ffffff"),
    shape(ellipse(342, 262, 17, 12), "#ffffff"),
    shape(ellipse(259, 262, 9.5, 10.5), "#4a3524"),
    shape(ellipse(343, 262, 9.5, 10.5), "#4a3524"),
    shape(ellipse(256, 258, 3, 3), "#ffffff"),
    shape(ellipse(340, 258, 3, 3), "#ffffff"),
    line("M240 258Q258 244 276 256M324 256Q342 244 360 258", "#2b1d14", 5, `stroke-linecap="round"`),
    line("M301 270Q291 300 298 308Q304 312 312 309", SHADE, 4, `opacity="0.35" stroke-linecap="round"`),
    shape("M262 334Q300 346 338 334Q328 370 300 370T262 334Z", "#8f2f35"),
    shape("M270 338Q300 348 330 338Q328 350 300 351T270 338Z", "#ffffff"),
    // The headset.
    line("M198 262C186 116 252 78 302 78S418 116 404 262", "#16181d", 13, `stroke-linecap="round"`),
    shape("M178 246Q178 232 192 232H206V306H192Q178 306 178 292Z", "#16181d"),
    shape("M422 246Q422 232 408 232H394V306H408Q422 306 422 292Z", "#16181d"),
    line("M190 304Q196 366 256 372", "#16181d", 8, `stroke-linecap="round"`),
    shape(ellipse(262, 373, 15, 9), "#16181d"),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">${pen.defs()}${parts.join("")}</svg>`;
}
