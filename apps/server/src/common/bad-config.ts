/** A variable of the environment has an impossible value. */
export class BadConfig extends Error {}
