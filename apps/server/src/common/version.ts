/** The version of the server. */
export const VERSION = '0.1.0';
