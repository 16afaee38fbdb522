/** A file of weights as a data URI, in a chunk of its own: `await import('./weights/master.bin?url&inline')`. */
declare module '*.bin?url&inline' {
  const uri: string;
  export default uri;
}
