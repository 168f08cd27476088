/** What is drawn on the hand: its outline, the lines of the palm, the joints. */

import { path } from './curve.ts';
import { outline, VIEW, WRIST } from './outline.ts';
import { FINGERS, type Bone } from '../touch.ts';

export const OUTLINE = `${path(outline())}Z`;
export const SEEN = `${VIEW.x} ${VIEW.y} ${VIEW.wide} ${VIEW.high}`;
// Lines of the palm: of the heart, of the head, of life, of fate; then those of the wrist.
export const LINES = [
  'M262 722C360 742 470 700 560 634C578 620 584 606 584 596',
  'M690 726C610 720 520 770 440 808C390 830 350 838 318 838',
  'M690 712C610 740 556 830 548 930C544 1010 560 1070 590 1116',
  'M470 1060C462 960 474 860 500 770',
  'M360 1126C430 1144 560 1144 654 1122',
  'M356 1150C430 1166 570 1166 660 1146',
];
export const FINE = ['M640 640C664 652 690 652 708 644', 'M600 800C630 830 640 880 632 930', 'M300 770C312 800 314 830 310 860', 'M420 690C450 700 480 700 506 690', 'M690 880C700 910 694 950 676 980'];
export const NAILS = 0.93; // how far along a finger they are

const turnOf = (finger: Bone) => (Math.atan2(finger.x1 - finger.x0, finger.y0 - finger.y1) * 180) / Math.PI;
export const on = (finger: Bone, far: number) => ({ x: finger.x0 + (finger.x1 - finger.x0) * far, y: finger.y0 + (finger.y1 - finger.y0) * far, r: finger.r0 + (finger.r1 - finger.r0) * Math.min(1, far) });
export const JOINTS = FINGERS.map((finger) => ({ finger, turn: turnOf(finger), at: finger.joints.length === 3 ? [0.36, 0.69] : [0.56], foot: finger.joints.length === 3 ? 0.06 : 0.14 }));
export const RIBS = Array.from({ length: 20 }, (_, n) => `M${306 + n * 21} ${WRIST - 56 + 26 * Math.sin((Math.PI * (n + 1)) / 21)}l${((n - 9.5) * 0.7).toFixed(1)} 110`).join('');
