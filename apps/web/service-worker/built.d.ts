/** Defined by the build (`apps/web/build/app.ts`): the version, and every file of it. */
declare const VERSION: string;
declare const FILES: readonly (readonly [path: string, integrity: string])[];
/** The HTML page for all addresses. */
declare const SHELL: string;
