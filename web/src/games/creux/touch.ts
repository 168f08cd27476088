/** What the browser knows of creux beforehand. Written by tablee.server.typescript. */

export const WIDE: number = 1000;

export const HIGH: number = 1200;

export const MILLIMETRE: number = 5.5;

export const REACH: number = 30;

export const ROOT: number = 0.1;

/** A finger, as a capsule that grows thinner from the base to the tip. */
export interface Bone {
  name: string;
  x0: number;
  y0: number;
  r0: number;
  x1: number;
  y1: number;
  r1: number;
  joints: string[];
}

export const FINGERS: Bone[] = [
  { name: 'thumb', x0: 718, y0: 838, r0: 80, x1: 893, y1: 642, r1: 68, joints: ['base', 'tip'] },
  { name: 'index', x0: 652, y0: 596, r0: 66, x1: 706, y1: 200, r1: 60, joints: ['base', 'middle', 'tip'] },
  { name: 'middle', x0: 524, y0: 566, r0: 67, x1: 532, y1: 130, r1: 62, joints: ['base', 'middle', 'tip'] },
  { name: 'ring', x0: 394, y0: 592, r0: 65, x1: 362, y1: 196, r1: 60, joints: ['base', 'middle', 'tip'] },
  { name: 'little', x0: 292, y0: 642, r0: 57, x1: 212, y1: 322, r1: 50, joints: ['base', 'middle', 'tip'] },
];

export const PALM: [number, number][] = [
  [236, 660],
  [330, 560],
  [524, 510],
  [712, 570],
  [716, 690],
  [790, 800],
  [752, 905],
  [690, 1010],
  [676, 1200],
  [332, 1200],
  [322, 1010],
  [252, 860],
  [226, 750],
];

/** Where a zone has its middle; of the palm, the places to the nearest of which one belongs. */
export interface Zone {
  name: string;
  x: number;
  y: number;
  places: [number, number][];
}

export const ZONES: Zone[] = [
  { name: 'thumb.base', x: 779.25, y: 769.4, places: [] },
  { name: 'thumb.tip', x: 866.75, y: 671.4, places: [] },
  { name: 'index.base', x: 666.4, y: 490.4, places: [] },
  { name: 'index.middle', x: 684.4, y: 358.4, places: [] },
  { name: 'index.tip', x: 702.4, y: 226.39999999999998, places: [] },
  { name: 'middle.base', x: 526.1333333333333, y: 449.73333333333335, places: [] },
  { name: 'middle.middle', x: 528.8, y: 304.40000000000003, places: [] },
  { name: 'middle.tip', x: 531.4666666666667, y: 159.06666666666666, places: [] },
  { name: 'ring.base', x: 385.46666666666664, y: 486.4, places: [] },
  { name: 'ring.middle', x: 374.8, y: 354.4, places: [] },
  { name: 'ring.tip', x: 364.1333333333333, y: 222.39999999999998, places: [] },
  { name: 'little.base', x: 270.6666666666667, y: 556.6666666666666, places: [] },
  { name: 'little.middle', x: 244.0, y: 450.0, places: [] },
  { name: 'little.tip', x: 217.33333333333331, y: 343.3333333333333, places: [] },
  { name: 'pads', x: 467.25, y: 635.0, places: [[300, 660], [400, 630], [524, 610], [645, 640]] },
  { name: 'palm', x: 520.0, y: 775.0, places: [[480, 790], [560, 760]] },
  { name: 'mound', x: 665.0, y: 890.0, places: [[680, 850], [650, 930]] },
  { name: 'outer', x: 297.5, y: 845.0, places: [[285, 800], [310, 890]] },
  { name: 'heel', x: 523.3333333333334, y: 1003.3333333333334, places: [[440, 1000], [540, 1010], [590, 1000]] },
  { name: 'wrist', x: 503.3333333333333, y: 1150.0, places: [[370, 1150], [500, 1150], [640, 1150]] },
];

/** A patch of skin that feels as one; a felt frame has three bytes for each, in this order. */
export interface Cell {
  x: number;
  y: number;
  back: boolean;
  zone: string;
  radius: number;
}

export const CELLS: Cell[] = [
  { x: 747, y: 771, back: false, zone: 'thumb.base', radius: 46 },
  { x: 781, y: 802, back: false, zone: 'thumb.base', radius: 46 },
  { x: 777, y: 737, back: false, zone: 'thumb.base', radius: 46 },
  { x: 812, y: 768, back: false, zone: 'thumb.base', radius: 46 },
  { x: 817, y: 676, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 843, y: 699, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 868, y: 721, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 840, y: 651, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 865, y: 673, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 891, y: 696, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 862, y: 625, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 888, y: 648, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 913, y: 670, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 885, y: 600, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 910, y: 622, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 936, y: 645, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 933, y: 597, back: false, zone: 'thumb.tip', radius: 34 },
  { x: 639, y: 525, back: false, zone: 'index.base', radius: 46 },
  { x: 684, y: 531, back: false, zone: 'index.base', radius: 46 },
  { x: 645, y: 479, back: false, zone: 'index.base', radius: 46 },
  { x: 690, y: 485, back: false, zone: 'index.base', radius: 46 },
  { x: 651, y: 433, back: false, zone: 'index.base', radius: 46 },
  { x: 697, y: 440, back: false, zone: 'index.base', radius: 46 },
  { x: 657, y: 397, back: false, zone: 'index.middle', radius: 44 },
  { x: 701, y: 403, back: false, zone: 'index.middle', radius: 44 },
  { x: 663, y: 353, back: false, zone: 'index.middle', radius: 44 },
  { x: 706, y: 359, back: false, zone: 'index.middle', radius: 44 },
  { x: 669, y: 310, back: false, zone: 'index.middle', radius: 44 },
  { x: 712, y: 316, back: false, zone: 'index.middle', radius: 44 },
  { x: 662, y: 271, back: false, zone: 'index.tip', radius: 34 },
  { x: 696, y: 276, back: false, zone: 'index.tip', radius: 34 },
  { x: 729, y: 281, back: false, zone: 'index.tip', radius: 34 },
  { x: 667, y: 238, back: false, zone: 'index.tip', radius: 34 },
  { x: 700, y: 242, back: false, zone: 'index.tip', radius: 34 },
  { x: 734, y: 247, back: false, zone: 'index.tip', radius: 34 },
  { x: 671, y: 204, back: false, zone: 'index.tip', radius: 34 },
  { x: 705, y: 209, back: false, zone: 'index.tip', radius: 34 },
  { x: 739, y: 213, back: false, zone: 'index.tip', radius: 34 },
  { x: 676, y: 170, back: false, zone: 'index.tip', radius: 34 },
  { x: 709, y: 175, back: false, zone: 'index.tip', radius: 34 },
  { x: 743, y: 179, back: false, zone: 'index.tip', radius: 34 },
  { x: 714, y: 141, back: false, zone: 'index.tip', radius: 34 },
  { x: 502, y: 497, back: false, zone: 'middle.base', radius: 46 },
  { x: 548, y: 497, back: false, zone: 'middle.base', radius: 46 },
  { x: 503, y: 451, back: false, zone: 'middle.base', radius: 46 },
  { x: 549, y: 451, back: false, zone: 'middle.base', radius: 46 },
  { x: 504, y: 405, back: false, zone: 'middle.base', radius: 46 },
  { x: 550, y: 405, back: false, zone: 'middle.base', radius: 46 },
  { x: 506, y: 368, back: false, zone: 'middle.middle', radius: 44 },
  { x: 550, y: 368, back: false, zone: 'middle.middle', radius: 44 },
  { x: 506, y: 324, back: false, zone: 'middle.middle', radius: 44 },
  { x: 550, y: 324, back: false, zone: 'middle.middle', radius: 44 },
  { x: 507, y: 280, back: false, zone: 'middle.middle', radius: 44 },
  { x: 551, y: 280, back: false, zone: 'middle.middle', radius: 44 },
  { x: 508, y: 236, back: false, zone: 'middle.middle', radius: 44 },
  { x: 552, y: 236, back: false, zone: 'middle.middle', radius: 44 },
  { x: 497, y: 208, back: false, zone: 'middle.tip', radius: 34 },
  { x: 531, y: 209, back: false, zone: 'middle.tip', radius: 34 },
  { x: 565, y: 210, back: false, zone: 'middle.tip', radius: 34 },
  { x: 497, y: 174, back: false, zone: 'middle.tip', radius: 34 },
  { x: 531, y: 175, back: false, zone: 'middle.tip', radius: 34 },
  { x: 565, y: 176, back: false, zone: 'middle.tip', radius: 34 },
  { x: 498, y: 140, back: false, zone: 'middle.tip', radius: 34 },
  { x: 532, y: 141, back: false, zone: 'middle.tip', radius: 34 },
  { x: 566, y: 142, back: false, zone: 'middle.tip', radius: 34 },
  { x: 498, y: 106, back: false, zone: 'middle.tip', radius: 34 },
  { x: 532, y: 107, back: false, zone: 'middle.tip', radius: 34 },
  { x: 566, y: 108, back: false, zone: 'middle.tip', radius: 34 },
  { x: 533, y: 73, back: false, zone: 'middle.tip', radius: 34 },
  { x: 366, y: 525, back: false, zone: 'ring.base', radius: 46 },
  { x: 411, y: 521, back: false, zone: 'ring.base', radius: 46 },
  { x: 362, y: 479, back: false, zone: 'ring.base', radius: 46 },
  { x: 408, y: 476, back: false, zone: 'ring.base', radius: 46 },
  { x: 358, y: 433, back: false, zone: 'ring.base', radius: 46 },
  { x: 404, y: 430, back: false, zone: 'ring.base', radius: 46 },
  { x: 356, y: 396, back: false, zone: 'ring.middle', radius: 44 },
  { x: 400, y: 393, back: false, zone: 'ring.middle', radius: 44 },
  { x: 353, y: 353, back: false, zone: 'ring.middle', radius: 44 },
  { x: 396, y: 349, back: false, zone: 'ring.middle', radius: 44 },
  { x: 349, y: 309, back: false, zone: 'ring.middle', radius: 44 },
  { x: 393, y: 305, back: false, zone: 'ring.middle', radius: 44 },
  { x: 334, y: 273, back: false, zone: 'ring.tip', radius: 34 },
  { x: 368, y: 270, back: false, zone: 'ring.tip', radius: 34 },
  { x: 402, y: 267, back: false, zone: 'ring.tip', radius: 34 },
  { x: 331, y: 239, back: false, zone: 'ring.tip', radius: 34 },
  { x: 365, y: 236, back: false, zone: 'ring.tip', radius: 34 },
  { x: 399, y: 233, back: false, zone: 'ring.tip', radius: 34 },
  { x: 329, y: 205, back: false, zone: 'ring.tip', radius: 34 },
  { x: 363, y: 202, back: false, zone: 'ring.tip', radius: 34 },
  { x: 396, y: 200, back: false, zone: 'ring.tip', radius: 34 },
  { x: 326, y: 171, back: false, zone: 'ring.tip', radius: 34 },
  { x: 360, y: 168, back: false, zone: 'ring.tip', radius: 34 },
  { x: 394, y: 166, back: false, zone: 'ring.tip', radius: 34 },
  { x: 264, y: 625, back: false, zone: 'little.base', radius: 46 },
  { x: 253, y: 581, back: false, zone: 'little.base', radius: 46 },
  { x: 298, y: 569, back: false, zone: 'little.base', radius: 46 },
  { x: 242, y: 536, back: false, zone: 'little.base', radius: 46 },
  { x: 286, y: 525, back: false, zone: 'little.base', radius: 46 },
  { x: 233, y: 498, back: false, zone: 'little.middle', radius: 44 },
  { x: 276, y: 487, back: false, zone: 'little.middle', radius: 44 },
  { x: 223, y: 455, back: false, zone: 'little.middle', radius: 44 },
  { x: 265, y: 445, back: false, zone: 'little.middle', radius: 44 },
  { x: 212, y: 413, back: false, zone: 'little.middle', radius: 44 },
  { x: 255, y: 402, back: false, zone: 'little.middle', radius: 44 },
  { x: 214, y: 399, back: false, zone: 'little.tip', radius: 34 },
  { x: 247, y: 390, back: false, zone: 'little.tip', radius: 34 },
  { x: 205, y: 366, back: false, zone: 'little.tip', radius: 34 },
  { x: 238, y: 358, back: false, zone: 'little.tip', radius: 34 },
  { x: 197, y: 333, back: false, zone: 'little.tip', radius: 34 },
  { x: 230, y: 325, back: false, zone: 'little.tip', radius: 34 },
  { x: 189, y: 300, back: false, zone: 'little.tip', radius: 34 },
  { x: 222, y: 292, back: false, zone: 'little.tip', radius: 34 },
  { x: 476, y: 532, back: false, zone: 'pads', radius: 56 },
  { x: 532, y: 532, back: false, zone: 'pads', radius: 56 },
  { x: 588, y: 532, back: false, zone: 'pads', radius: 56 },
  { x: 336, y: 588, back: false, zone: 'pads', radius: 56 },
  { x: 392, y: 588, back: false, zone: 'pads', radius: 56 },
  { x: 448, y: 588, back: false, zone: 'pads', radius: 56 },
  { x: 504, y: 588, back: false, zone: 'pads', radius: 56 },
  { x: 560, y: 588, back: false, zone: 'pads', radius: 56 },
  { x: 616, y: 588, back: false, zone: 'pads', radius: 56 },
  { x: 672, y: 588, back: false, zone: 'pads', radius: 56 },
  { x: 252, y: 644, back: false, zone: 'pads', radius: 56 },
  { x: 308, y: 644, back: false, zone: 'pads', radius: 56 },
  { x: 364, y: 644, back: false, zone: 'pads', radius: 56 },
  { x: 420, y: 644, back: false, zone: 'pads', radius: 56 },
  { x: 476, y: 644, back: false, zone: 'pads', radius: 56 },
  { x: 532, y: 644, back: false, zone: 'pads', radius: 56 },
  { x: 588, y: 644, back: false, zone: 'pads', radius: 56 },
  { x: 644, y: 644, back: false, zone: 'pads', radius: 56 },
  { x: 700, y: 644, back: false, zone: 'pads', radius: 56 },
  { x: 280, y: 700, back: false, zone: 'pads', radius: 56 },
  { x: 336, y: 700, back: false, zone: 'pads', radius: 56 },
  { x: 392, y: 700, back: false, zone: 'pads', radius: 56 },
  { x: 448, y: 700, back: false, zone: 'pads', radius: 56 },
  { x: 504, y: 700, back: false, zone: 'palm', radius: 56 },
  { x: 560, y: 700, back: false, zone: 'palm', radius: 56 },
  { x: 616, y: 700, back: false, zone: 'pads', radius: 56 },
  { x: 672, y: 700, back: false, zone: 'pads', radius: 56 },
  { x: 252, y: 756, back: false, zone: 'outer', radius: 56 },
  { x: 308, y: 756, back: false, zone: 'outer', radius: 56 },
  { x: 364, y: 756, back: false, zone: 'outer', radius: 56 },
  { x: 420, y: 756, back: false, zone: 'palm', radius: 56 },
  { x: 476, y: 756, back: false, zone: 'palm', radius: 56 },
  { x: 532, y: 756, back: false, zone: 'palm', radius: 56 },
  { x: 588, y: 756, back: false, zone: 'palm', radius: 56 },
  { x: 644, y: 756, back: false, zone: 'palm', radius: 56 },
  { x: 280, y: 812, back: false, zone: 'outer', radius: 56 },
  { x: 336, y: 812, back: false, zone: 'outer', radius: 56 },
  { x: 392, y: 812, back: false, zone: 'palm', radius: 56 },
  { x: 448, y: 812, back: false, zone: 'palm', radius: 56 },
  { x: 504, y: 812, back: false, zone: 'palm', radius: 56 },
  { x: 560, y: 812, back: false, zone: 'palm', radius: 56 },
  { x: 616, y: 812, back: false, zone: 'mound', radius: 56 },
  { x: 672, y: 812, back: false, zone: 'mound', radius: 56 },
  { x: 728, y: 812, back: false, zone: 'mound', radius: 56 },
  { x: 308, y: 868, back: false, zone: 'outer', radius: 56 },
  { x: 364, y: 868, back: false, zone: 'outer', radius: 56 },
  { x: 420, y: 868, back: false, zone: 'palm', radius: 56 },
  { x: 476, y: 868, back: false, zone: 'palm', radius: 56 },
  { x: 532, y: 868, back: false, zone: 'palm', radius: 56 },
  { x: 588, y: 868, back: false, zone: 'mound', radius: 56 },
  { x: 644, y: 868, back: false, zone: 'mound', radius: 56 },
  { x: 700, y: 868, back: false, zone: 'mound', radius: 56 },
  { x: 756, y: 868, back: false, zone: 'mound', radius: 56 },
  { x: 336, y: 924, back: false, zone: 'outer', radius: 56 },
  { x: 392, y: 924, back: false, zone: 'outer', radius: 56 },
  { x: 448, y: 924, back: false, zone: 'heel', radius: 56 },
  { x: 504, y: 924, back: false, zone: 'heel', radius: 56 },
  { x: 560, y: 924, back: false, zone: 'heel', radius: 56 },
  { x: 616, y: 924, back: false, zone: 'mound', radius: 56 },
  { x: 672, y: 924, back: false, zone: 'mound', radius: 56 },
  { x: 728, y: 924, back: false, zone: 'mound', radius: 56 },
  { x: 308, y: 980, back: false, zone: 'outer', radius: 56 },
  { x: 364, y: 980, back: false, zone: 'heel', radius: 56 },
  { x: 420, y: 980, back: false, zone: 'heel', radius: 56 },
  { x: 476, y: 980, back: false, zone: 'heel', radius: 56 },
  { x: 532, y: 980, back: false, zone: 'heel', radius: 56 },
  { x: 588, y: 980, back: false, zone: 'heel', radius: 56 },
  { x: 644, y: 980, back: false, zone: 'mound', radius: 56 },
  { x: 700, y: 980, back: false, zone: 'mound', radius: 56 },
  { x: 336, y: 1036, back: false, zone: 'heel', radius: 56 },
  { x: 392, y: 1036, back: false, zone: 'heel', radius: 56 },
  { x: 448, y: 1036, back: false, zone: 'heel', radius: 56 },
  { x: 504, y: 1036, back: false, zone: 'heel', radius: 56 },
  { x: 560, y: 1036, back: false, zone: 'heel', radius: 56 },
  { x: 616, y: 1036, back: false, zone: 'heel', radius: 56 },
  { x: 672, y: 1036, back: false, zone: 'heel', radius: 56 },
  { x: 364, y: 1092, back: false, zone: 'wrist', radius: 56 },
  { x: 420, y: 1092, back: false, zone: 'wrist', radius: 56 },
  { x: 476, y: 1092, back: false, zone: 'wrist', radius: 56 },
  { x: 532, y: 1092, back: false, zone: 'wrist', radius: 56 },
  { x: 588, y: 1092, back: false, zone: 'wrist', radius: 56 },
  { x: 644, y: 1092, back: false, zone: 'wrist', radius: 56 },
  { x: 336, y: 1148, back: false, zone: 'wrist', radius: 56 },
  { x: 392, y: 1148, back: false, zone: 'wrist', radius: 56 },
  { x: 448, y: 1148, back: false, zone: 'wrist', radius: 56 },
  { x: 504, y: 1148, back: false, zone: 'wrist', radius: 56 },
  { x: 560, y: 1148, back: false, zone: 'wrist', radius: 56 },
  { x: 616, y: 1148, back: false, zone: 'wrist', radius: 56 },
  { x: 672, y: 1148, back: false, zone: 'wrist', radius: 56 },
  { x: 751, y: 801, back: true, zone: 'thumb.base', radius: 100 },
  { x: 818, y: 726, back: true, zone: 'thumb.base', radius: 100 },
  { x: 885, y: 652, back: true, zone: 'thumb.tip', radius: 100 },
  { x: 659, y: 546, back: true, zone: 'index.base', radius: 100 },
  { x: 672, y: 447, back: true, zone: 'index.base', radius: 100 },
  { x: 686, y: 348, back: true, zone: 'index.middle', radius: 100 },
  { x: 699, y: 249, back: true, zone: 'index.tip', radius: 100 },
  { x: 713, y: 150, back: true, zone: 'index.tip', radius: 100 },
  { x: 527, y: 416, back: true, zone: 'middle.base', radius: 100 },
  { x: 529, y: 316, back: true, zone: 'middle.middle', radius: 100 },
  { x: 530, y: 216, back: true, zone: 'middle.tip', radius: 100 },
  { x: 532, y: 116, back: true, zone: 'middle.tip', radius: 100 },
  { x: 390, y: 542, back: true, zone: 'ring.base', radius: 100 },
  { x: 382, y: 442, back: true, zone: 'ring.base', radius: 100 },
  { x: 374, y: 343, back: true, zone: 'ring.middle', radius: 100 },
  { x: 366, y: 243, back: true, zone: 'ring.tip', radius: 100 },
  { x: 358, y: 143, back: true, zone: 'ring.tip', radius: 100 },
  { x: 280, y: 593, back: true, zone: 'little.base', radius: 100 },
  { x: 256, y: 496, back: true, zone: 'little.middle', radius: 100 },
  { x: 231, y: 399, back: true, zone: 'little.middle', radius: 100 },
  { x: 207, y: 302, back: true, zone: 'little.tip', radius: 100 },
  { x: 450, y: 550, back: true, zone: 'pads', radius: 100 },
  { x: 550, y: 550, back: true, zone: 'pads', radius: 100 },
  { x: 300, y: 650, back: true, zone: 'pads', radius: 100 },
  { x: 400, y: 650, back: true, zone: 'pads', radius: 100 },
  { x: 500, y: 650, back: true, zone: 'pads', radius: 100 },
  { x: 600, y: 650, back: true, zone: 'pads', radius: 100 },
  { x: 700, y: 650, back: true, zone: 'pads', radius: 100 },
  { x: 250, y: 750, back: true, zone: 'outer', radius: 100 },
  { x: 350, y: 750, back: true, zone: 'outer', radius: 100 },
  { x: 450, y: 750, back: true, zone: 'palm', radius: 100 },
  { x: 550, y: 750, back: true, zone: 'palm', radius: 100 },
  { x: 650, y: 750, back: true, zone: 'palm', radius: 100 },
  { x: 300, y: 850, back: true, zone: 'outer', radius: 100 },
  { x: 400, y: 850, back: true, zone: 'outer', radius: 100 },
  { x: 500, y: 850, back: true, zone: 'palm', radius: 100 },
  { x: 600, y: 850, back: true, zone: 'mound', radius: 100 },
  { x: 700, y: 850, back: true, zone: 'mound', radius: 100 },
  { x: 350, y: 950, back: true, zone: 'outer', radius: 100 },
  { x: 450, y: 950, back: true, zone: 'heel', radius: 100 },
  { x: 550, y: 950, back: true, zone: 'heel', radius: 100 },
  { x: 650, y: 950, back: true, zone: 'mound', radius: 100 },
  { x: 400, y: 1050, back: true, zone: 'heel', radius: 100 },
  { x: 500, y: 1050, back: true, zone: 'heel', radius: 100 },
  { x: 600, y: 1050, back: true, zone: 'heel', radius: 100 },
  { x: 350, y: 1150, back: true, zone: 'wrist', radius: 100 },
  { x: 450, y: 1150, back: true, zone: 'wrist', radius: 100 },
  { x: 550, y: 1150, back: true, zone: 'wrist', radius: 100 },
  { x: 650, y: 1150, back: true, zone: 'wrist', radius: 100 },
];

export const FELT: number = 751;

export const NEUTRAL: number = 8;

export const TEXTURES: string[] = ['nothing', 'smooth', 'rough', 'soft', 'stringy', 'pointed', 'cornered'];

export const LIES: string[] = ['upright', 'laid', 'edge', 'wild'];

/** An object; its footprints by how it lies, as LIES has it. */
export interface Thing {
  name: string;
  weight: number;
  temperature: number;
  footprints: Footprint[];
}

/** With what an object touches: of a disc and a ring across, of a line its length. */
export interface Footprint {
  shape: 'box' | 'disc' | 'line' | 'lines' | 'ring';
  wide: number;
  high: number;
  texture: number;
}

export const OBJECTS: Thing[] = [
  { name: 'cloth', weight: 24, temperature: 11, footprints: [{ shape: 'disc', wide: 90, high: 90, texture: 3 }, { shape: 'box', wide: 330, high: 240, texture: 3 }, { shape: 'line', wide: 300, high: 30, texture: 3 }, { shape: 'disc', wide: 170, high: 170, texture: 3 }] },
  { name: 'ring', weight: 46, temperature: 4, footprints: [{ shape: 'ring', wide: 126, high: 14, texture: 1 }, { shape: 'ring', wide: 126, high: 14, texture: 1 }, { shape: 'line', wide: 44, high: 14, texture: 1 }, { shape: 'disc', wide: 26, high: 26, texture: 1 }] },
  { name: 'dart', weight: 38, temperature: 6, footprints: [{ shape: 'disc', wide: 8, high: 8, texture: 5 }, { shape: 'line', wide: 220, high: 18, texture: 1 }, { shape: 'line', wide: 70, high: 24, texture: 3 }, { shape: 'disc', wide: 14, high: 14, texture: 5 }] },
  { name: 'string', weight: 14, temperature: 9, footprints: [{ shape: 'disc', wide: 22, high: 22, texture: 4 }, { shape: 'line', wide: 420, high: 10, texture: 4 }, { shape: 'lines', wide: 420, high: 60, texture: 4 }, { shape: 'disc', wide: 110, high: 110, texture: 4 }] },
  { name: 'coin', weight: 66, temperature: 3, footprints: [{ shape: 'disc', wide: 92, high: 92, texture: 1 }, { shape: 'disc', wide: 92, high: 92, texture: 1 }, { shape: 'line', wide: 74, high: 8, texture: 2 }, { shape: 'disc', wide: 22, high: 22, texture: 2 }] },
  { name: 'pawn', weight: 58, temperature: 9, footprints: [{ shape: 'disc', wide: 68, high: 68, texture: 1 }, { shape: 'line', wide: 130, high: 34, texture: 1 }, { shape: 'disc', wide: 40, high: 40, texture: 1 }, { shape: 'disc', wide: 68, high: 68, texture: 1 }] },
  { name: 'top', weight: 60, temperature: 9, footprints: [{ shape: 'disc', wide: 12, high: 12, texture: 5 }, { shape: 'line', wide: 100, high: 22, texture: 2 }, { shape: 'line', wide: 44, high: 12, texture: 2 }, { shape: 'disc', wide: 18, high: 18, texture: 5 }] },
  { name: 'cube1', weight: 50, temperature: 8, footprints: [{ shape: 'box', wide: 62, high: 62, texture: 6 }, { shape: 'box', wide: 62, high: 62, texture: 6 }, { shape: 'line', wide: 62, high: 6, texture: 6 }, { shape: 'disc', wide: 8, high: 8, texture: 6 }] },
  { name: 'cube2', weight: 50, temperature: 8, footprints: [{ shape: 'box', wide: 62, high: 62, texture: 6 }, { shape: 'box', wide: 62, high: 62, texture: 6 }, { shape: 'line', wide: 62, high: 6, texture: 6 }, { shape: 'disc', wide: 8, high: 8, texture: 6 }] },
  { name: 'cube3', weight: 50, temperature: 8, footprints: [{ shape: 'box', wide: 62, high: 62, texture: 6 }, { shape: 'box', wide: 62, high: 62, texture: 6 }, { shape: 'line', wide: 62, high: 6, texture: 6 }, { shape: 'disc', wide: 8, high: 8, texture: 6 }] },
  { name: 'cube4', weight: 50, temperature: 8, footprints: [{ shape: 'box', wide: 62, high: 62, texture: 6 }, { shape: 'box', wide: 62, high: 62, texture: 6 }, { shape: 'line', wide: 62, high: 6, texture: 6 }, { shape: 'disc', wide: 8, high: 8, texture: 6 }] },
];

export const ONLY: number[][] = [
  [0, 3],
  [1, 4],
  [5, 6],
  [7, 8, 9, 10],
];

export const AT_LEAST: number[] = [
  0,
  3,
  2,
  6,
];

export const FEWEST: number = 3;

/** Constraints by number, after those that allow only the objects of ONLY. */
export interface Kinds {
  fingers: number;
  no_fingers: number;
  several: number;
  one: number;
  back: number;
  upright: number;
}

export const KINDS: Kinds = { fingers: 8, no_fingers: 9, several: 10, one: 11, back: 12, upright: 13 };

export const SLOT: number = 100;

export const LONGEST: number = 900;

export const FULLEST: number = 48;

export const FASTEST: number = 12;

export const SLACK: number = 60;

export const BACK: number = 4;

export const HELD: number = 8;

export const LIFTED: number = 16;
