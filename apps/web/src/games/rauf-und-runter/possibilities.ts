import type { Answer, View } from '@aerie/rauf-und-runter';
import type { Possibilities } from '../../contract/possibilities.js';
import { excess } from './messages.js';

const possibilities: Possibilities<View, Answer> = {
  attempts: (view) =>
    view.roll === ''
      ? [{ kind: 'shed', feathers: excess(view) }, { kind: 'reroll' }]
      : [{ kind: 'reroll' }, { kind: 'pick', die: 0 }],
};

export default possibilities;
