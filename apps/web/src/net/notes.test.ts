import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeTab } from './testing.js';

const PUT = 'PUT /api/tables/t1/note';
const about = { table: 't1' };

let tab: FakeTab;
const signedIn = async (id = 'anna') => {
  const page = await tab.load();
  page.session.person.value = { id, name: id };
  return page;
};
const sent = () => tab.fetched.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));

beforeEach(() => {
  vi.useFakeTimers();
  tab = new FakeTab();
  return () => vi.useRealTimers();
});

describe('a note', () => {
  test('is sent once nothing more is typed, and is not kept here after that', async () => {
    tab.answers[PUT] = { body: {} };
    const { notes } = await signedIn();
    for (const text of ['k', 'ke', 'keep']) notes.writeNote(about, text);
    expect([notes.noteState(about), notes.unsentNote(about)]).toEqual(['waiting', 'keep']);
    await vi.runAllTimersAsync();
    expect(sent()).toEqual([{ text: 'keep' }]);
    expect([notes.noteState(about), notes.unsentNote(about)]).toEqual(['kept', undefined]);
  });

  test('outlives a reload without a network, and is sent when there is one', async () => {
    const before = await signedIn();
    before.notes.writeNote(about, 'keep');
    await before.notes.sendNotes();
    expect(before.notes.noteState(about)).toBe('waiting');
    const { notes, isOffline } = await signedIn();
    await notes.sendNotes();
    expect([isOffline.value, notes.unsentNote(about)]).toEqual([true, 'keep']);
    tab.answers[PUT] = { body: {} };
    isOffline.value = false;
    await notes.sendNotes();
    expect(notes.noteState(about)).toBe('kept');
  });

  test('is neither shown to nor sent by another person at this browser', async () => {
    tab.answers[PUT] = { body: {} };
    (await signedIn()).notes.writeNote(about, 'mine alone');
    const { notes } = await signedIn('ben');
    await notes.sendNotes();
    expect([notes.unsentNote(about), sent()]).toEqual([undefined, []]);
  });

  test('says why the server does not take it, until it is written anew', async () => {
    tab.answers[PUT] = { status: 409, body: { error: 'tooManyNotes', limit: 1000 } };
    const { notes } = await signedIn();
    notes.writeNote(about, 'one more');
    await notes.sendNotes();
    expect(notes.noteState(about)).toMatchObject({ code: 'tooManyNotes', args: { limit: 1000 } });
    expect(notes.unsentNote(about)).toBe('one more');
    tab.answers[PUT] = { body: {} };
    notes.writeNote(about, 'another');
    await notes.sendNotes();
    expect(notes.noteState(about)).toBe('kept');
  });
});
