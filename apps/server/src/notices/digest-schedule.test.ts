import { describe, expect, test } from 'vitest';
import { nextHour } from './digest-schedule.js';

const next = (zone: string, hour: number, after: string) =>
  new Date(nextHour({ zone, hour }, Date.parse(after))).toISOString();

describe('the next time that clocks say an hour', () => {
  test.each([
    ['UTC', 8, '2030-01-01T07:59:59Z', '2030-01-01T08:00:00.000Z'],
    ['UTC', 8, '2030-01-01T08:00:00Z', '2030-01-02T08:00:00.000Z'],
    ['Europe/Berlin', 8, '2030-01-01T06:00:00Z', '2030-01-01T07:00:00.000Z'],
    ['Europe/Berlin', 0, '2030-01-01T22:30:00Z', '2030-01-01T23:00:00.000Z'],
    ['Asia/Kolkata', 7, '2030-01-01T00:00:00Z', '2030-01-01T01:30:00.000Z'],
    ['Pacific/Auckland', 9, '2030-01-01T19:00:00Z', '2030-01-01T20:00:00.000Z'],
    ['America/Los_Angeles', 20, '2030-01-02T03:00:00Z', '2030-01-02T04:00:00.000Z'],
    // Summer time begins on 31 March 2030 at two, which becomes three, and ends on 27 October.
    ['Europe/Berlin', 8, '2030-03-30T08:00:00Z', '2030-03-31T06:00:00.000Z'],
    ['Europe/Berlin', 2, '2030-03-30T12:00:00Z', '2030-03-31T01:00:00.000Z'],
    ['Europe/Berlin', 8, '2030-10-26T08:00:00Z', '2030-10-27T07:00:00.000Z'],
  ])('in %s, %s o’clock, after %s', (zone, hour, after, at) => {
    expect(next(zone, hour, after)).toBe(at);
  });
});
