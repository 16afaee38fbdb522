import game, { type Answer, type Event } from '@aerie/conformance/sample';
import { QuickChance, type Viewer } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { animation, type Picture } from './animation.js';

test.each<Viewer>([0, 1, 'watcher'])(
  'pictures that follow events end where the view is, seen by %s',
  (who) => {
    for (let i = 0; i < 20; i++) {
      const chance = new QuickChance(`pictures ${i}`);
      const told: Event[] = [];
      const s = game.setup({ caws: true }, 2, chance, (event) => told.push(event));
      let shown: Picture = animation.picture(game.view(s, who));
      for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
        told.length = 0;
        const open = game.open?.(s, seat)?.examples ?? [];
        const answers = [...game.answers(s, seat), ...open];
        game.apply(s, seat, answers[chance.below(answers.length)] as Answer, chance, (event) =>
          told.push(event),
        );
        for (const event of told) {
          expect(animation.takes(event)).toBeLessThanOrEqual(1800);
          const seen = game.redact(event, who);
          if (seen) shown = animation.after(shown, seen);
        }
        expect(shown).toEqual(game.view(s, who));
      }
    }
  },
);
