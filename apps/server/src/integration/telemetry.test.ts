import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openTelemetry } from '../telemetry/open-telemetry.js';
import { Client, newPerson, playOut } from '../testing/client.js';
import { namesOf, startOtlpReceiver } from '../testing/otlp-receiver.js';
import { bot, GAME, me, randomAnswer } from '../testing/tables.js';
import { startServer, temporaryFolder } from '../testing/test-server.js';

test('a collector gets metrics, and traces of what people asked for with what was written for it', async () => {
  const collector = await startOtlpReceiver();
  const folder = temporaryFolder();
  const otlp = { endpoint: collector.endpoint, every: 60_000, traced: 1 };
  const warned: string[] = [];
  const server = await startServer(folder.path, {
    openTelemetry: openTelemetry(otlp, (message) => warned.push(message)),
  });
  const anna = await Client.connect(server.base, await newPerson(server.base, 'Anna'));
  const table = await anna.must('create', { ...GAME, seats: [me, bot] });
  await anna.must('watch', { table });
  await anna.must('start', { table });
  await playOut(anna, table, randomAnswer('telemetry'));
  await anna.reason('start', { table });
  await anna.close();
  // What was not sent yet is sent when the server stops.
  await server.stop();
  await collector.close();
  folder.remove();

  expect(warned).toEqual([]);
  expect(collector.resources()[0]).toMatchObject({ 'service.name': 'aerie', 'service.version': '0.1.0' });

  const spans = collector.spans();
  const created = spans.filter(({ name }) => name === 'socket create');
  expect(created).toHaveLength(1);
  const within = spans.filter(({ parentSpanId }) => parentSpanId === created[0]?.spanId);
  expect(within.map(({ name }) => name)).toContain('write table');
  for (const { traceId, startTimeUnixNano, endTimeUnixNano } of within) {
    expect(traceId).toBe(created[0]?.traceId);
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
  }
  expect(spans.some(({ name }) => name === 'POST /api/session')).toBe(true);
  const thought = spans.find(({ name }) => name === 'bot thought');
  expect(namesOf(thought?.attributes ?? [])).toEqual({ game: GAME.game, level: 'random' });
  // A match that has begun already cannot begin: a refusal is an answer, and no error.
  expect(spans.filter(({ status }) => (status.code ?? 0) !== 0)).toEqual([]);

  const metrics = new Map(
    collector
      .metrics()
      .at(-1)
      ?.map((one) => [one.name, one]),
  );
  const answers = spans.filter(({ name }) => name === 'socket answer').length;
  expect(answers).toBeGreaterThan(3);
  const requests = metrics.get('aerie_request_seconds');
  expect(requests?.unit).toBe('s');
  const answered = requests?.histogram?.dataPoints.find(
    ({ attributes }) => namesOf(attributes).type === 'answer',
  );
  expect(answered?.count).toBe(answers);
  expect(answered?.bucketCounts.reduce((sum, count) => sum + count, 0)).toBe(answers);
  expect(answered?.bucketCounts).toHaveLength((answered?.explicitBounds.length ?? 0) + 1);
  expect(metrics.get('aerie_entries_total')?.sum?.isMonotonic).toBe(true);
  expect(metrics.get('aerie_entries_total')?.sum?.dataPoints[0]?.asDouble).toBeGreaterThan(answers);
  expect(metrics.get('aerie_connections')?.gauge?.dataPoints[0]?.asDouble).toBe(0);
});

test('where nobody collects anything the site goes on, says so, and stops in time', async () => {
  const none = createServer();
  await new Promise<void>((resolve) => none.listen(0, '127.0.0.1', resolve));
  const address = none.address();
  await new Promise((resolve) => none.close(resolve));
  const port = typeof address === 'object' && address ? address.port : 1;
  const folder = temporaryFolder();
  const warned: string[] = [];
  const server = await startServer(folder.path, {
    openTelemetry: openTelemetry(
      { endpoint: `http://127.0.0.1:${port}`, every: 1000, traced: 1 },
      (message) => warned.push(message),
    ),
  });
  expect((await fetch(`${server.base}/api/session`)).status).toBe(200);
  await expect.poll(() => warned.length, { timeout: 30_000 }).toBe(1);
  await server.stop();
  folder.remove();
});
