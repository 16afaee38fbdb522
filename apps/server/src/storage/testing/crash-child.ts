import { writeSync } from 'node:fs';
import { openStorage } from '../open.js';
import { entry, head, upTo } from './samples.js';

/*
 * A process that a test kills: appends to many matches at once, and prints every entry after the storage has
 * acknowledged it.
 */
const [name = '', options = '{}'] = process.argv.slice(2);
const storage = await openStorage(JSON.parse(options));
writeSync(1, 'open\n');
await Promise.all(
  upTo(8).map(async (i) => {
    const id = `${name}-${i}`;
    if (!(await storage.createMatch(head(id)))) throw new Error(`${id} is there`);
    for (let number = 0; ; number++) {
      if (!(await storage.append(id, number, entry(`${id} ${number}`))))
        throw new Error(`${number} is taken`);
      writeSync(1, `${id} ${number}\n`);
    }
  }),
);
