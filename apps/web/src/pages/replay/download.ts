import type { MatchFile } from '@aerie/kernel';

/** Downloads a match as a file. */
export function download(file: MatchFile): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${file.game}-${(file.seedHash ?? 'match').slice(0, 8)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
