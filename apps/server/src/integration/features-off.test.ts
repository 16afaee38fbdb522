import { expect, test } from 'vitest';
import { Client } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { bot, me, twoPlaying, UNLISTED } from '../testing/tables.js';
import { startServer, temporaryFolder } from '../testing/test-server.js';

test('a site can do without conduct, takeovers and webhooks: they are refused, and what was before holds no longer', async () => {
  const folder = temporaryFolder();
  const measure = { reason: 'insult', words: 'No.', until: null, by: 'the admin' } as const;
  const before = await startServer(folder.path);
  const { anna, ben, table, cookies } = await twoPlaying(before.base);
  const id = await new HttpClient(before.base, cookies[0]).id();
  const { measures } = before.peopleService;
  await measures.impose(id, { ...measure, what: 'warning', from: null });
  await measures.impose(id, { ...measure, what: 'timeout', from: 'play' });
  const wish = { language: 'en', mail: false, webhook: { url: 'https://example.com/hook', on: true } };
  const hooked = await new HttpClient(before.base, cookies[0]).must('PUT', '/api/notices', wish);
  expect(hooked.webhook).not.toBeNull();
  await Promise.all([anna.close(), ben.close()]);
  await before.stop();

  const server = await startServer(folder.path, { featuresOff: ['conduct', 'takeover', 'webhooks'] });
  const http = new HttpClient(server.base, cookies[0]);
  const off = { status: 403, body: { error: 'switchedOff' } };
  const report = { who: { table, seat: 1 }, reason: 'insult', text: '' };
  expect(await http.ask('POST', '/api/reports', report)).toMatchObject(off);
  expect(await http.ask('GET', '/api/conduct')).toMatchObject(off);
  expect(await http.ask('PUT', '/api/notices', wish)).toMatchObject(off);
  expect((await http.must('GET', '/api/notices')).webhook).toBeNull();
  const client = await Client.connect(server.base, cookies[0]);
  await client.must('create', { ...UNLISTED, seats: [me, bot] });
  await client.must('watch', { table });
  expect(await client.reason('takeOver', { table, seat: 1 })).toBe('switchedOff');
  expect(await client.reason('agreeTakeOver', { table, seat: 0, agree: true })).toBe('switchedOff');
  // Muting is everybody's own business.
  expect((await http.ask('POST', '/api/mutes', { table, seat: 1 })).status).toBe(200);
  await client.close();
  await server.stop();
  folder.remove();
});
