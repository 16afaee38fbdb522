import { QuickChance, type Viewer } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { dragonCard } from './data/cards.js';
import game, { type Event, type Mat, type State } from './index.js';
import { Transcript } from './transcript.js';

describe('What others may know', () => {
  test('what somebody tucks from the hand the others do not see, but that its cost brings something', () => {
    const t = new Transcript({ mats: [{ C: 'd80', hand: 'd109' }, {}] }).ability(80);
    const tuck = game.answers(t.state, 0).map(game.write)[0] as string;
    t.play(tuck);
    expect(t.choices).toBe('take meat, take gold, done');
    const seen = game.view(t.state, 1);
    expect(seen.mats[0]?.buried).toEqual([0]);
    expect(JSON.stringify(seen)).not.toContain('109');
    const tucked = t.events.find(({ type }) => type === 'tucked') as (typeof t.events)[number];
    expect([0, 1, 'watcher'].map((who) => game.redact(tucked, who as 0))).toMatchObject([
      { card: 109 },
      { card: 0 },
      { card: 0 },
    ]);
    const imagined = game.imagine(seen, new QuickChance('imagined'));
    const { cost } = dragonCard(imagined.mats[0]?.buried[0] as number);
    const kinds = Object.values(cost.resources).filter((n) => n > 0);
    expect(game.answers(imagined, 0)).toHaveLength(kinds.length + 1);
  });

  test.each([false, true])('open hands: %s', (openHands) => {
    const luck = new QuickChance('open');
    const s = game.setup({ openHands, laterPrinting: false, solo: '1' }, 2, luck, undefined);
    for (const kind of ['dragons', 'caves'] as const) {
      const own = s.mats[0]?.[kind] as readonly number[];
      const hidden = openHands ? own.toSorted((a, b) => a - b) : [0, 0, 0];
      for (const who of [1, 'watcher'] as const) expect(game.view(s, who).mats[0]?.[kind]).toEqual(hidden);
      expect(game.view(s, 0).mats[0]?.[kind]).toEqual(own);
    }
    // The order of what is left would tell what was thrown away.
    const before = game.view(s, 1).mats[0];
    const [dragon, cave] = [s.mats[0]?.dragons[0] as number, s.mats[0]?.caves[0] as number];
    game.apply(s, 0, { a: 'discardDragon', card: dragon }, luck, undefined);
    game.apply(s, 0, { a: 'discardCave', card: cave }, luck, undefined);
    expect(game.view(s, 1).mats[0]).toEqual(before);
  });

  test('the first hands are told to their owners alone', () => {
    const dealt: Event[] = [];
    const options = { openHands: false, laterPrinting: false, solo: '1' } as const;
    const s = game.setup(options, 2, new QuickChance('dealt'), (event) => dealt.push(event));
    const [own] = dealt.filter(({ type }) => type === 'dealt') as [Event];
    const { dragons, caves } = game.view(s, 0).mats[0] as Mat;
    s.mats[0]?.dragons.pop();
    s.mats[0]?.caves.pop();
    const shown = { dragons: s.displayDragons.slice(), caves: s.displayCaves.slice() };
    s.displayDragons.fill(0);
    s.displayCaves.fill(0);
    expect(dealt).toContainEqual({ type: 'displayed', ...shown });
    expect(game.redact(own, 0)).toMatchObject({ dragons, caves });
    for (const who of [1, 'watcher'] as const)
      expect(game.redact(own, who)).toMatchObject({ seat: 0, dragons: [0, 0, 0], caves: [0, 0, 0] });
  });

  test('a card from the display everybody sees taken, one from a deck its taker alone', () => {
    const t = new Transcript({ display: 'd1 d2 d3 c1 c2 c3', mats: [{ hand: '' }], draws: [7, 9] });
    t.cave(20)
      .play('take d2, take dragon')
      .cave(7)
      .play('take cave, take meat')
      .cave(7)
      .play('take c3, done');
    const told = (who: Viewer) =>
      t.events.flatMap((event) => {
        const e = game.redact(event, who);
        return e?.type === 'tookCard' ? [`${e.kind} ${e.card} ${e.from}`] : [];
      });
    expect(told(0)).toEqual(['dragon 2 display', 'dragon 7 deck', 'cave 9 deck', 'cave 3 display']);
    for (const who of [1, 'watcher'] as const)
      expect(told(who)).toEqual(['dragon 2 display', 'dragon 0 deck', 'cave 0 deck', 'cave 3 display']);
  });

  test('a card that is tucked from the deck nobody sees', () => {
    const t = new Transcript({ mats: [{ C: 'd130', G: 'd117', A: 'd82' }] });
    t.state.marks.push({ seat: 0, square: 6 });
    t.cave(67).play('tuck deck C1, done').ability(130).play('use 0').ability(117).play('use 0');
    const tucked = t.events.flatMap((event) => (event.type === 'tucked' ? [event.card] : []));
    expect(tucked).toEqual([0, 0, 0]);
  });

  test('cards that somebody is about to share out they see themselves, others only with open hands', () => {
    const mats = [{ hand: '', C: 'd80', G: 'd69 d47 d72' }];
    const t = new Transcript({ mats, draws: [1, 2, 3] }).ability(69).play('use 0, tuck d2 G1');
    const seen = (who: Viewer) => {
      const view = game.view(t.state, who);
      return [view.agenda.at(-1), view.mats[0]?.buried];
    };
    expect(seen(0)).toMatchObject([{ taken: [1, 3] }, [2]]);
    for (const who of [1, 'watcher'] as const) expect(seen(who)).toMatchObject([{ taken: [0, 0] }, [0]]);
    Object.assign(t.state, { openHands: true });
    expect(seen(1)).toMatchObject([{ taken: [1, 3] }, [2]]);
  });

  test('a dragon that is turned up and tucked, or covered, everybody saw go', () => {
    const t = new Transcript({ mats: [{ G: 'd58' }], draws: [1] }).ability(58).play('use 0');
    expect(t.state.goneOpenly).toEqual([1]);
    const mats = [{ steps: 5, hand: 'd100 c12', C: 'd1' }];
    const cover = new Transcript({ guild: 'highlands', mats }).cave(29);
    cover.play('step, mark 2, use 0, cover d100 C1');
    expect(cover.state.goneOpenly).toEqual([1]);
  });
});

describe('What is imagined of the rest', () => {
  const OTHER = { hand: '' };
  const imagined = (t: Transcript, who: Viewer) =>
    game.imagine(game.view(t.state, who), new QuickChance('rest'));
  const hidden = (s: State) => ({
    dragons: [...s.dragonDeck, ...s.mats.flatMap((mat) => mat.dragons)],
    caves: [...s.caveDeck, ...s.mats.flatMap((mat) => mat.caves)],
  });

  test('cards that somebody has just drawn are the last in their hand', () => {
    const mats = [{ hand: 'd36', G: 'd69 d47 d72' }, OTHER];
    const t = new Transcript({ mats, draws: [1, 2, 3] }).ability(69).play('use 0');
    const s = imagined(t, 1);
    expect(s.agenda.at(-1)).toMatchObject({ task: 'sharing', taken: s.mats[0]?.dragons.slice(-3) });
    expect(game.answers(s, 0)).toHaveLength(3 + 1);
  });

  test('a card that is being paid for is on its way, and nowhere else', () => {
    const entice = new Transcript({ mats: [{ hand: 'd50', resources: 'meat 1, milk 2' }, OTHER] }).play(
      'entice d50 G',
    );
    expect(hidden(imagined(entice, 1)).dragons).not.toContain(50);
    const dig = new Transcript({ mats: [{ hand: 'c13', C: 'd43+1e', caves: { C: '1' } }, OTHER] }).play(
      'dig c13 C',
    );
    expect([dig.task, hidden(imagined(dig, 1)).caves.includes(13)]).toEqual(['pay', false]);
  });

  test('alone there are no dragons that look at a neighbour', () => {
    const luck = new QuickChance('alone');
    const s = game.setup({ openHands: false, laterPrinting: false, solo: '1' }, 1, luck, undefined);
    const all = [...hidden(game.imagine(game.view(s, 0), luck)).dragons, ...s.displayDragons];
    expect(all).toHaveLength(178);
    for (const card of [47, 103, 114, 168, 170]) expect(all).not.toContain(card);
  });
});
