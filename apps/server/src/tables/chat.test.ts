import { expect, test } from 'vitest';
import type { ChatRow, Storage } from '../storage/storage.js';
import { Chat } from './chat.js';
import type { TableService } from './table-service.js';

/** A chat on a storage that answers when the test says so, at a table where Anna sits. */
function slowChat(isShared: boolean) {
  const stored: ChatRow[] = [];
  const reads: (() => void)[] = [];
  const storage = {
    chat: () => {
      const found = [...stored];
      return new Promise<ChatRow[]>((resolve) => void reads.push(() => resolve(found)));
    },
    addChatLine: async (line: Omit<ChatRow, 'number'>) =>
      void stored.push({ ...line, number: stored.length }),
  } as unknown as Storage;
  const body = { status: 'open', seats: [{ kind: 'person', person: 'anna', name: 'Anna' }] };
  const tables = {
    table: async () => ({ id: 't', version: 1, body }),
    live: async () => undefined,
    now: () => 0,
  } as unknown as TableService;
  const chat = new Chat(storage, tables, isShared);
  const say = (text: string) => chat.say('t', text, text, { id: 'anna', name: 'Anna' }, true);
  const read = () => chat.lines('t', 'seats', 0).then((lines) => lines.map(({ text }) => text));
  return { say, read, reads };
}

test('a talk in which nobody has said anything is read once, until somebody does', async () => {
  const { say, read, reads } = slowChat(false);
  const first = read();
  reads.shift()?.();
  expect(await first).toEqual([]);
  expect(await read()).toEqual([]);
  expect(reads).toEqual([]);
  await say('hello');
  const next = read();
  reads.shift()?.();
  expect(await next).toEqual(['hello']);
});

test('what is said while a talk is being read is not missed by whoever comes next', async () => {
  const { say, read, reads } = slowChat(false);
  const early = read();
  await say('hello');
  reads.shift()?.();
  expect(await early).toEqual([]);
  const next = read();
  reads.shift()?.();
  expect(await next).toEqual(['hello']);
});

test('where other processes store lines too, it is always read', async () => {
  const { read, reads } = slowChat(true);
  for (let i = 0; i < 2; i++) {
    const lines = read();
    expect(reads).toHaveLength(1);
    reads.shift()?.();
    expect(await lines).toEqual([]);
  }
});
