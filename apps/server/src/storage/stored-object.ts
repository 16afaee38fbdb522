import * as v from 'valibot';

/** The schema of an object that is stored. */
export type StoredObject<E extends v.ObjectEntries> = v.GenericSchema<
  v.InferInput<v.ObjectSchema<E, undefined>>,
  v.InferOutput<v.ObjectSchema<E, undefined>>
> & { readonly type: 'loose_object'; readonly entries: E };

/**
 * The schema of an object that is stored. Fields that it does not name are let through: a newer program may have added them,
 * and finds them again when it comes back.
 */
export const storedObject = <E extends v.ObjectEntries>(entries: E): StoredObject<E> =>
  v.looseObject(entries);

/** The fields of a stored object that its schema does not name. */
export function unnamedFields(entries: v.ObjectEntries, stored: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !Object.hasOwn(entries, name)));
}
