import { handedOn, type Person, type Sitting, seatsOfPerson, strongest, type TableBody } from './body.js';

/**
 * The table with a guest's seats taken over by the account that they have signed in to. Where both sit, nobody plays
 * against themselves: the guest's seat is free again before the start, and a bot's for good once the match runs.
 */
export function takenOver(body: TableBody, guest: Person, by: Person): TableBody {
  const both = seatsOfPerson(body, guest.id).length > 0 && seatsOfPerson(body, by.id).length > 0;
  const seats = body.seats.map((one): Sitting => {
    if (one.kind !== 'person' || one.person !== guest.id) return one;
    if (both && body.status === 'open') return { kind: 'open' };
    const name = one.name === guest.name ? by.name : one.name;
    const taken = { ...one, person: by.id, name };
    return both && body.status === 'running' ? { ...gone, cover: strongest(body) } : taken;
  });
  return { ...body, host: body.host === guest.id ? by.id : body.host, seats };
}

/** Somebody who is gone for good: no id and no name; the client words it. */
const gone = { kind: 'person', person: '', name: '', cover: null, resigned: true } as const;

/** The table without anything that tells of somebody. A bot plays on for them. */
export function forgotten(body: TableBody, person: string): TableBody {
  const mine = seatsOfPerson(body, person);
  if (body.status === 'open') {
    const seats = body.seats.map((one, seat): Sitting => (mine.includes(seat) ? { kind: 'open' } : one));
    const left = handedOn({ ...body, seats }, person);
    return left.host === person ? { ...left, host: '', listed: false } : left;
  }
  const cover = body.status === 'running' ? strongest(body) : null;
  return {
    ...body,
    host: body.host === person ? '' : body.host,
    seats: body.seats.map((one, seat): Sitting => (mine.includes(seat) ? { ...gone, cover } : one)),
  };
}
