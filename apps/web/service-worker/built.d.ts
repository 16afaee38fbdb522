/** Put in when the client is built (`apps/web/build/offline.ts`): which version this is, and every file of it. */
declare const VERSION: string;
declare const FILES: readonly (readonly [path: string, integrity: string])[];
/** The page that all rooms of the house are shown by. */
declare const SHELL: string;
