import type { Answer, Event, View } from '@aerie/conformance/sample';
import { schoolOf } from '../../../contract/school.js';

/** Seat 0 has 1, 3, 9 and 12; Ida has 5, 7, 8 and 11. */
const DEAL = { seed: 'lark-2', seats: [null, 'Ida'] } as const;

/** How one learns Skylark: a whole game in one lesson, two small tasks, and a first game with the coach. */
export const PLAN = schoolOf<View, Event, Answer>()({
  chapters: [
    {
      id: 'song',
      minutes: 2,
      deal: DEAL,
      steps: [
        { say: 'welcome', teaches: ['goal', 'cards'] },
        {
          say: 'highest',
          at: { answer: 'lay 12' },
          allow: ['lay 12'],
          instead: 'highestFirst',
          teaches: ['verse'],
        },
        { say: 'turnedUp', partners: ['1 lay 5'], allow: 'text', after: 'named', teaches: ['naming'] },
        {
          say: 'lose',
          at: { answer: 'lay 1' },
          allow: ['lay 1', 'lay 3'],
          after: { 'lay 1': 'lostLowest', 'lay 3': 'lostLow' },
        },
        {
          say: 'caw',
          at: { term: 'stake' },
          partners: ['1 lay 7', '1 name Rain'],
          allow: ['caw'],
          instead: 'cawFirst',
          teaches: ['caw'],
        },
        { say: 'last', allow: ['lay 9'], teaches: ['end'] },
        { say: 'end', partners: ['1 lay 8'], allow: 'text' },
      ],
    },
  ],
  drills: [
    {
      id: 'surest',
      deal: DEAL,
      ask: 'surest.ask',
      right: ['lay 12'],
      because: 'surest.because',
      otherwise: 'surest.otherwise',
      teaches: ['verse'],
    },
    {
      id: 'double',
      deal: DEAL,
      ask: 'double.ask',
      right: {
        goal: (view) => view.stake === 2 && view.own === 12,
        moves: 2,
        solution: ['caw', 'lay 12'],
      },
      because: 'double.because',
      otherwise: 'double.otherwise',
      teaches: ['caw'],
    },
  ],
  companion: {
    seats: 2,
    concepts: [
      { id: 'hand', when: ({ answers }) => answers.some(({ kind }) => kind === 'lay'), teaches: ['cards'] },
      { id: 'naming', when: ({ view, seat }) => view.singer === seat, teaches: ['naming'] },
      {
        id: 'stake',
        when: ({ view }) => view.stake > 1,
        at: { term: 'stake' },
        teaches: ['caw-twice'],
      },
    ],
    cautions: [
      {
        id: 'lowCaw',
        before: (answer, view) => answer.kind === 'caw' && Math.max(...view.hand, view.own) < 7,
      },
    ],
    well: [
      { id: 'won', when: ({ outcome, seat }) => outcome.places[seat] === 1 },
      { id: 'played', when: () => true },
    ],
    next: [
      { id: 'caw', when: ({ view, seat }) => view.cawed[seat] === false },
      { id: 'count', when: () => true },
    ],
  },
  needed: ['goal', 'cards', 'verse', 'naming', 'caw', 'end'],
});
