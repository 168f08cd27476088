/** The ten pictures of the tavern's deck. */

import type { Component } from 'svelte';
import { say } from '../../words/say.ts';
import Candles from './art/Candles.svelte';
import Cannonballs from './art/Cannonballs.svelte';
import Compass from './art/Compass.svelte';
import Guitar from './art/Guitar.svelte';
import Octopus from './art/Octopus.svelte';
import Sabres from './art/Sabres.svelte';
import Ship from './art/Ship.svelte';
import Skittles from './art/Skittles.svelte';
import Starfish from './art/Starfish.svelte';
import Tankard from './art/Tankard.svelte';

export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Value = (typeof VALUES)[number];

type Picture = { art: Component; sky: string; ink: string };

export const PICTURES: Record<Value, Picture> = {
  1: { art: Tankard, sky: '#e0a64a', ink: '#7a4210' },
  2: { art: Sabres, sky: '#b9564a', ink: '#8a2b20' },
  3: { art: Candles, sky: '#4a3a63', ink: '#46326b' },
  4: { art: Compass, sky: '#2f7377', ink: '#1d5a5c' },
  5: { art: Starfish, sky: '#74b5b0', ink: '#a1451f' },
  6: { art: Guitar, sky: '#c47a4d', ink: '#70391a' },
  7: { art: Ship, sky: '#2c4a73', ink: '#213f6b' },
  8: { art: Octopus, sky: '#3d6a5c', ink: '#7a2c52' },
  9: { art: Skittles, sky: '#8aa05a', ink: '#3c5f21' },
  10: { art: Cannonballs, sky: '#d98a5b', ink: '#2c1b12' },
};

export function nameOf(value: Value): string {
  return say(`tavern.${value}`);
}

/** The server sends plain numbers. */
export function isValue(value: number): value is Value {
  return (VALUES as readonly number[]).includes(value);
}
