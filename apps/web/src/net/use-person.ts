import { useEffect, useState } from 'preact/hooks';
import { fetchSession, type Person, person } from './session.js';

/** Who this visitor is, asked for if nobody has yet: null for a newcomer, undefined until the server has answered. */
export function usePerson(): Person | null | undefined | 'unreachable' {
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    if (!person.peek()) fetchSession().catch(() => setUnreachable(true));
  }, []);
  return person.value === undefined && isUnreachable ? 'unreachable' : person.value;
}
