import { fork } from 'node:child_process';

/** What the program prints as JSON when it is started with these arguments. */
export function inOwnProcess<T>(program: string, argv: readonly string[]): Promise<T> {
  const child = fork(program, argv, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
  });
  const stop = (): boolean => child.kill();
  process.once('exit', stop);
  return new Promise<T>((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve(JSON.parse(text) as T);
      else reject(new Error(`${argv.join(' ')} failed`));
    });
  });
}
