/** How bitmaps of clouds are kept: their type, and how good they are. */
export const ENCODED = ['image/webp', 0.9] as const;

/** What a blob holds as a `data:` address. */
export function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
