/** What people have said in the course of the inquiry, word for word, from the story; the view keeps last words only. */

import type { Event, View } from '../../wire/games/cuba.ts';
import { contentsOf, numberOf, TOPICS, UNKNOWN } from './codes.ts';
import { CAME_DIAMONDS, CAME_TOKENS, lastWord, LEFT, TAKEN, tokensOf, type Claim } from './testimony.ts';

/** `asked`: it answers the Godfather; `accusations`: so many came before it. Null where only the view tells of it. */
export type Statement = Claim & { when: { asked: boolean; accusations: number } | null };

/** Every claim in the order in which they were made. */
export function statements(story: readonly Event[]): Statement[] {
  const said: Statement[] = [];
  const asked = new Set<number>();
  let accusations = 0;
  for (const event of story) {
    if (event.event === 'questioned') asked.add(event.target);
    else if (event.event === 'stayed_silent') asked.delete(event.seat);
    else if (event.event === 'accused' || event.event === 'time_called') asked.clear();
    if (event.event === 'accused') accusations += 1;
    const claim = claimIn(event);
    if (!claim) continue;
    said.push({ ...claim, when: { asked: asked.has(claim.seat), accusations } });
    asked.delete(claim.seat);
  }
  return said;
}

function claimIn(event: Event): Claim | null {
  switch (event.event) {
    case 'said_diamonds':
      return { seat: event.seat, topic: CAME_DIAMONDS, box: contentsOf(event.diamonds), take: UNKNOWN };
    case 'said_tokens':
      return { seat: event.seat, topic: CAME_TOKENS, box: tokensOf(event), take: UNKNOWN };
    case 'said_left':
      return { seat: event.seat, topic: LEFT, box: { ...tokensOf(event), diamonds: event.diamonds }, take: UNKNOWN };
    case 'said_take':
      return { seat: event.seat, topic: TAKEN, box: null, take: event.take };
    default:
      return null;
  }
}

/** All that somebody has said; where no story was told, the last words. */
export function saidBy(view: View, all: readonly Statement[], seat: number): Statement[] {
  const own = all.filter((one) => one.seat === seat);
  if (own.length > 0) return own;
  return TOPICS.flatMap((topic) => {
    const claim = lastWord(view, seat, topic);
    return claim ? [{ ...claim, when: null }] : [];
  });
}

/** Once it is over, the house tells what was true: whatever else was said was a lie. */
export function isLie(view: Pick<View, 'truth'>, { seat, topic, box, take }: Claim): boolean {
  const said = topic === TAKEN || !box ? take : topic === CAME_TOKENS ? numberOf({ ...box, diamonds: 0 }) / 16 : numberOf(box);
  return view.truth[seat]?.[topic] !== said;
}
