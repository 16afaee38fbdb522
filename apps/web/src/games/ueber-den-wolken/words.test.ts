import { ACTIONS, type Event, KINDS } from '@aerie/ueber-den-wolken';
import { describe, expect, test } from 'vitest';
import { speaking } from '../../words/testing.js';

const { keys } = speaking('ueber-den-wolken');

describe('there are words for', () => {
  test.each(Object.keys(KINDS))('the card %s', (kind) => {
    expect(keys).toContain(`ueber-den-wolken.term.${kind}Card`);
    expect(keys).toContain(`ueber-den-wolken.term.${kind}Card.about`);
  });

  test.each(ACTIONS)('the action %s', (action) => {
    expect(keys).toContain(`ueber-den-wolken.board.action.${action}`);
  });

  const EVENTS = {
    dealt: 0,
    laidOut: 0,
    stageBegan: 0,
    usedAction: 0,
    played: 0,
    copied: 0,
    choseStandard: 0,
    passed: 0,
    swapped: 0,
    tookBird: 0,
    deckShuffled: 0,
    added: 0,
    turnedUp: 0,
    tookCard: 0,
    discarded: 0,
    scored: 0,
    cubesSpent: 0,
    landed: 0,
    nestScored: 0,
    scoringCame: 0,
    finishedScoring: 0,
    stageEnded: 0,
    cubesReturned: 0,
    pileRebuilt: 0,
    displayed: 0,
    movedUp: 0,
    ended: 0,
  } satisfies Record<Event['type'], 0>;
  test.each(Object.keys(EVENTS))('the event %s', (type) => {
    expect(keys).toContain(`ueber-den-wolken.log.${type}`);
  });
});
