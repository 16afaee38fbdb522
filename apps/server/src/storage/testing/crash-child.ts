import { openStorage } from '../open.js';
import { entry, head, upTo } from './samples.js';

/*
 * A process that a test kills: appends to many matches at once, and prints every entry after the storage has
 * acknowledged it. Meanwhile other logs are moved into the archive, one after the other.
 */
const [name = '', options = '{}'] = process.argv.slice(2);
/** Waits until it is on its way: whoever reads may be slower than the storage is. */
const print = (text: string) => new Promise((done) => process.stdout.write(`${text}\n`, done));

const storage = await openStorage(JSON.parse(options));
await print('open');
const write = async (id: string, most: number) => {
  if (!(await storage.createMatch(head(id)))) throw new Error(`${id} is there`);
  for (let number = 0; number < most; number++) {
    if (!(await storage.append(id, number, entry(`${id} ${number}`)))) throw new Error(`${number} is taken`);
    await print(`${id} ${number}`);
  }
};
const archive = async () => {
  for (let i = 0; ; i++) {
    const id = `${name}-archived-${i}`;
    await write(id, 5);
    if (!(await storage.archiveLog(id, Date.now()))) throw new Error(`${id} is not archived`);
  }
};
await Promise.all([...upTo(8).map((i) => write(`${name}-${i}`, Number.POSITIVE_INFINITY)), archive()]);
