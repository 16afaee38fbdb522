/** A file of weights, imported late, so that it is fetched only when somebody needs it. */
type WeightsFile = () => Promise<{ readonly default: string }>;

/** The bytes of a data URI. */
function bytesOf(uri: string): ArrayBuffer {
  const text = atob(uri.slice(uri.indexOf(',') + 1));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes.buffer;
}

/**
 * What is read from a file of weights when it is first asked for; everybody in the thread shares it. What could not be fetched
 * is fetched anew the next time.
 *
 *     const net = lazyWeights(() => import('./weights/master.bin?url&inline'), netOf);
 *     const master = async () => new Master(await net());
 */
export function lazyWeights<T>(file: WeightsFile, read: (bytes: ArrayBuffer) => T): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= file().then(
      ({ default: uri }) => read(bytesOf(uri)),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
}
