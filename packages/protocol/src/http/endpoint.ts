import * as v from 'valibot';
import type { Feature } from '../features.js';
import type { Role } from '../roles.js';
import type { Scope } from '../scopes.js';
import type { ErrorName } from './errors.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One thing that the server can be asked for over HTTP; its method and path are its key in the list of endpoints. */
export interface Endpoint {
  /** What it is for, in one sentence. */
  readonly summary: string;
  /** What else one has to know to use it. */
  readonly details?: string;
  /**
   * Who may call it. `anybody`: no session is needed. `person`: whoever has a session, with or without an account.
   * `account`: people with an account. A role: those who look after the site and have it, in a session that has confirmed a second
   * factor lately; for all others it is not there.
   */
  readonly caller: 'anybody' | 'person' | 'account' | Role;
  /** What a token must allow for a program to call it; `any`: no more than that it is good. All others are for people only. */
  readonly programs?: Scope | 'any';
  /** Whether somebody banned may call it although it changes something. */
  readonly banned?: true;
  /**
   * Whether it begins a match or asks others to one: not for whoever has a warning to acknowledge, or may not play for a time.
   * `on`: whether it goes on with a match under way, which only a warning keeps from.
   */
  readonly plays?: true | 'on';
  /** Whether it answers strangers also where a site is by invitation only: what one needs to come in. */
  readonly entrance?: true;
  /** What it belongs to, where a site may have that switched off: then it answers `403 switchedOff`. */
  readonly feature?: Feature;
  /** What stands where the path has `:name`. */
  readonly params?: Readonly<Record<string, v.GenericSchema<string, string>>>;
  /** A body of JSON. */
  readonly body?: v.GenericSchema;
  /** The handler gets the text of the body and has it read by the schema elsewhere, since it may be long. */
  readonly bodyAsText?: true;
  /** The most bytes of a body, where that is not `BODY_LIMIT`. */
  readonly bodyLimit?: number;
  /** Of the answer; 200 where it is missing. */
  readonly status?: 200 | 201;
  /** A body of JSON; `{}` where it is missing. */
  readonly answer?: v.GenericSchema;
  /** The name of the file that a browser is to save the answer in. */
  readonly download?: string;
  /** What it may refuse with, besides what `errorsOf` adds by what the endpoint is. */
  readonly errors?: readonly ErrorName[];
}

export type EndpointList = Readonly<Record<`${Method} /api/${string}`, Endpoint>>;

/** What only those may ask for who look after the site. */
export type KeeperEndpointList = Readonly<
  Record<`${Method} /api/admin${string}`, Endpoint & { readonly caller: Role }>
>;

/** The most bytes of a body. */
export const BODY_LIMIT = 4 * 1024;

/** What may stand in a path where it has `:name`; another path leads nowhere. */
export const PATH_SEGMENT = /^[\w.~-]{1,80}$/;

/** A schema with what the API's document says of it. */
export const described = <S extends v.GenericSchema>(schema: S, text: string) =>
  v.pipe(schema, v.description(text));

/** A part of a path. */
export const segment = (text: string) => v.pipe(v.string(), v.regex(PATH_SEGMENT), v.description(text));

export const time = v.pipe(v.string(), v.isoTimestamp());
