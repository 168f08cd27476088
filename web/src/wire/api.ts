/** Asking the house over HTTP: one way for all pages, and one kind of trouble. */

import { language } from '../words/say.ts';
import type {
  Device, DeviceCode, Game, GameRecord, KnownRoom, Me, PublicRoom, Reach, ReplaySteps, Rulebook, Verb, Verdict, WholeMime,
} from './http.ts';

/** Why it was not done: a code for programs, a sentence for people, the field if there is one. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly field = '',
  ) {
    super(text || code);
  }
}

/** The house does not answer: no network, or it is closed for a moment. */
export const AWAY = 'away';

type Asked = { method?: string; body?: unknown; headers?: Record<string, string> };

async function answer(path: string, { method = 'GET', body, headers = {} }: Asked = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        'X-Tablee': '1',
        'Accept-Language': language(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(AWAY, '');
  }
  if (response.ok) return response;
  throw await troubleIn(response);
}

/** A proxy in between may answer in a language of its own. */
async function troubleIn(response: Response): Promise<Trouble> {
  try {
    const { code, text, field } = (await response.json()) as { code: string; text: string; field?: string };
    return new Trouble(code, text, field);
  } catch {
    return new Trouble(response.status >= 500 ? AWAY : 'unknown', '');
  }
}

async function json<Thing>(path: string, asked?: Asked): Promise<Thing> {
  const response = await answer(path, asked);
  try {
    return (await response.json()) as Thing;
  } catch {
    throw new Trouble(AWAY, ''); // a page of somebody else's, such as a hotel's door to the network
  }
}

const spoken = () => `lang=${language()}`;
const shared = (secret: string) => ({ headers: { 'X-Tablee-Share': secret } });

export const api = {
  me: () => json<Me>('/api/me'),
  comeIn: (name: string) => json<Me>('/api/people', { method: 'POST', body: { name, lang: language() } }),
  change: (change: { name?: string; lang?: string }) => json<Me>('/api/me', { method: 'PATCH', body: change }),
  forgetMe: () => answer('/api/me', { method: 'DELETE' }),
  myData: () => json<unknown>('/api/me/data'),
  makeCode: () => json<DeviceCode>('/api/me/code', { method: 'POST' }),
  devices: () => json<Device[]>('/api/me/devices'),
  endDevice: (id: string) => answer(`/api/me/devices/${id}`, { method: 'DELETE' }),
  endOtherDevices: () => answer('/api/me/devices', { method: 'DELETE' }),
  useCode: (code: string) => json<Me>('/api/me/device', { method: 'POST', body: { code } }),

  games: () => json<Game[]>(`/api/games?${spoken()}`),
  words: (game: string) => json<{ words: Record<string, unknown> }>(`/api/games/${game}/words?${spoken()}`),
  moves: (game: string) => json<Verb[]>(`/api/games/${game}/moves?${spoken()}`),
  rules: (game: string) => json<Rulebook>(`/api/games/${game}/rules?${spoken()}`),
  houseRules: () => json<Rulebook>(`/api/rules?${spoken()}`),

  openRoom: (room: { name?: string; public?: boolean } = {}) =>
    json<{ id: string; key: string }>('/api/rooms', { method: 'POST', body: room }),
  knownRooms: (ids: readonly string[]) => json<KnownRoom[]>(`/api/me/rooms?ids=${ids.join(',')}`),
  publicRooms: () => json<PublicRoom[]>('/api/rooms/public'),
  reach: () => json<Reach>('/api/reach'),
  qr: async (path: string, address: string) => (await answer('/api/qr', { method: 'POST', body: { path, address } })).text(),

  record: (secret: string) => json<GameRecord>('/api/replays/record', shared(secret)),
  verify: (secret: string) => json<Verdict>('/api/replays/verify', shared(secret)),
  /** What the bots of a finished game believed; the game knows what it means. */
  beliefs: (secret: string) => json<unknown[]>('/api/replays/beliefs', shared(secret)),
  mime: (secret: string, number: number) => json<WholeMime>(`/api/replays/mime?number=${number}`, shared(secret)),
  steps: (secret: string, seat: number, first: number) =>
    json<ReplaySteps>(`/api/replays/steps?seat=${seat}&first=${first}&count=200`, shared(secret)),
};
