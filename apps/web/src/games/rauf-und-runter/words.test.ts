import type { Event } from '@aerie/rauf-und-runter';
import { describe, expect, test } from 'vitest';
import { speaking } from '../../words/testing.js';

const { keys } = speaking('rauf-und-runter');

describe('there are words for', () => {
  const EVENTS = {
    laidOut: 0,
    roundBegan: 0,
    rolled: 0,
    paidForReroll: 0,
    tookFeather: 0,
    placed: 0,
    wentToDungHeap: 0,
    shed: 0,
    stood: 0,
    hadNoMomentum: 0,
    fell: 0,
    nobodyClimbed: 0,
    stayedLowest: 0,
    climbed: 0,
    ladderGrew: 0,
    ended: 0,
  } satisfies Record<Event['type'], 0>;
  test.each(Object.keys(EVENTS))('the event %s', (type) => {
    expect(keys).toContain(`rauf-und-runter.log.${type}`);
  });
});
