/** A file of the repository as its text, put in when the server is built. */
declare module '*?raw' {
  const text: string;
  export default text;
}
