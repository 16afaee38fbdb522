import './field.css';
import './board.css';
import './panel.css';
import './sizes.css';
import { homeOf, ISLANDS, PLACES, type Priced, placeName, type View } from '@aerie/zefiria';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/game-ui.js';
import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { Sky } from '../art/Sky.js';
import { answer } from '../messages.js';
import { Arrows, type DrawnPlan } from './Arrows.js';
import { choicesAt, mustFly, pricesFrom } from './choosing.js';
import type { Doing } from './doing.js';
import { Place, Wind } from './Field.js';
import { Isle, type Offer } from './Isle.js';
import { type At, nextAt } from './keys.js';
import { type Gift, Panel } from './Panel.js';
import { refusal, usePlan } from './plan.js';
import { arrowsOf, ringOf } from './plan-arrows.js';
import { endOf, storyOf } from './plan-story.js';
import { worksFor } from './plans.js';
import { Status } from './Status.js';
import { StormShow, struckBy } from './Storm.js';
import { TargetMap } from './TargetMap.js';
import { word } from './word.js';

const NOTHING_LIT: ReadonlySet<string> = new Set();
const EVERY_PLACE = Array.from({ length: PLACES }, (_, place) => place);

/** How an island moves because of the event that is shown. */
function movingOf(p: Picture, island: number): 'breath' | 'passed' | 'storm' | 'target' | undefined {
  const event = p.now?.event;
  if (event?.type === 'stormBroke') return event.island === island ? 'target' : undefined;
  if (event?.type !== 'breathed' && event?.type !== 'stormSwapped') return undefined;
  const i = event.moved.findIndex((moved) => moved.island === island);
  if (i < 0) return undefined;
  return event.type === 'stormSwapped' ? 'storm' : i === 0 ? 'breath' : 'passed';
}

/** Zefiria on the table: islands adrift in the golden hour, the winds among them, the map and what one can do. */
export function Board(props: BoardProps<View, Picture, string>) {
  const { picture: p, view, seat, mine, names, busy, answers, sketches, advised } = props;
  const plan = usePlan(props);
  const field = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const [ends, setEnds] = useState<readonly string[]>();
  const [note, setNote] = useState<string>();
  const [stop, setStop] = useState<At>({ cell: 12 });
  const [ahead, setAhead] = useState(0);

  // The plan of a hint, turn by turn; whoever looks ahead in it sees the table as it would be then.
  const chapters = useMemo(
    () => (advised ? storyOf(view, [...advised.plan, ...advised.ahead]) : []),
    [view, advised],
  );
  const telling = !busy && !plan.on && chapters.length > 0;
  const looking = telling && ahead > 0;
  const scene = looking ? (chapters[ahead]?.from ?? endOf(chapters)) : undefined;
  const v: View = scene ?? (busy || plan.shown === 0 ? p : plan.view);
  const lit = looking ? NOTHING_LIT : props.lit;

  // Before anything can be tapped again: later, this would undo the first tap.
  useLayoutEffect(() => {
    setSelected(undefined);
    setPointed(undefined);
    setEnds(undefined);
    setNote(undefined);
  }, [view, plan.steps, plan.shown, ahead]);
  useLayoutEffect(() => setAhead(0), [view, advised]);

  const asked = answers.length > 0;
  const acting = !busy && !looking && seat !== null && (asked || plan.on);
  const choices = choicesAt(v);
  const flyOnly = mustFly(v);
  const source = selected ?? pointed;
  const prices = busy ? pricesFrom(v, undefined) : pricesFrom(v, source);
  const ring = ringOf(v);

  const legal = (step: string): boolean => (plan.on ? worksFor(v, [step]) === 1 : answers.includes(step));
  const go = (step: string) => {
    if (!acting) return;
    // What is not legal is refused beside the prompt, with its reason; a plan has its own reasons.
    if (!plan.on) props.choose(step);
    else if (legal(step)) plan.add(step);
    else setNote(refusal(v, step));
  };

  /** The one step that a press on an island takes at once, if there is one. */
  const stepAt = (island: number): string | undefined => {
    if (v.stage.at === 'corners') return choices.corners.get(island);
    if (flyOnly || selected === island) return choices.flights.get(island);
    const priced = selected === undefined ? undefined : prices.get(island);
    return priced?.steps.length === 1 ? priced.steps[0] : undefined;
  };
  const press = (island: number) => {
    setNote(undefined);
    setEnds(undefined);
    const step = acting ? stepAt(island) : undefined;
    if (step !== undefined) return go(step);
    if (acting && v.stage.at === 'corners') return;
    if (acting && flyOnly) return go(`fly ${island}`);
    const priced = acting && selected !== undefined ? prices.get(island) : undefined;
    if (priced?.affordable) setEnds(priced.steps);
    else if (priced) go(priced.steps[0] as string);
    else setSelected(selected === island ? undefined : island);
  };

  /** How many of the two islands a breath would bring home. */
  const homesOf = (priced: Priced): number =>
    source === undefined
      ? 0
      : Number(homeOf(source) === priced.cell) + Number(homeOf(priced.island) === v.islands.indexOf(source));
  const does = (island: number): string | undefined => {
    if (!acting) return undefined;
    const step = stepAt(island);
    const priced = selected === undefined ? undefined : prices.get(island);
    if (priced)
      return word('swapFor', { island: selected as number, price: priced.price, homes: homesOf(priced) });
    if (step) return say(answer(step, v));
    if (selected !== undefined) return undefined;
    const can = [
      ...(choices.flights.has(island) ? [word('canFly')] : []),
      ...(choices.breathable.has(island) ? [word('canSwap')] : []),
    ];
    return can.length > 0 ? can.join(' ') : undefined;
  };
  const home = source === undefined ? undefined : homeOf(source);
  const offerOf = (island: number): Offer => {
    const cell = v.islands.indexOf(island);
    const step = acting ? stepAt(island) : undefined;
    const priced = prices.get(island);
    const shut = acting && ((v.stage.at === 'corners' && !step) || (flyOnly && !step));
    return {
      answer: plan.on ? undefined : step,
      does: does(island),
      disabled: shut || (step !== undefined && !legal(step)),
      price: priced && {
        points: priced.price,
        affordable: priced.affordable,
        homes: homesOf(priced),
      },
      reachable:
        !busy && selected === undefined && (choices.flights.has(island) || (acting && step !== undefined)),
      breathable: !busy && source === undefined && choices.breathable.has(island),
      selected: selected === island,
      isHome: home === cell && source !== island,
      lit: lit.has(`island:${island}`) || (step !== undefined && lit.has(step)),
    };
  };

  const outside = !busy && acting && choices.places.size > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && selected !== undefined) {
      setSelected(undefined);
      setEnds(undefined);
      return;
    }
    // Where nothing can be reached, as Austro's own place, the next one is looked for.
    for (let at = nextAt(stop, event.key, outside); at; at = nextAt(at, event.key, outside)) {
      event.preventDefault();
      const name = 'cell' in at ? `[data-island="${v.islands[at.cell]}"]` : `[data-at="${at.place}"]`;
      const there = field.current?.querySelector<HTMLElement>(name);
      there?.focus();
      if (there) return;
    }
  };

  const chapter = chapters[ahead];
  const others = sketches.filter((one) => one.seat !== seat && one.plan.length > 0);
  const plans: DrawnPlan[] = busy
    ? []
    : [
        ...(telling && chapter
          ? [
              {
                key: 'hint',
                by: 'hint' as const,
                arrows: arrowsOf(
                  chapter.from,
                  chapter.told.map(({ step }) => step),
                  ring,
                ),
              },
            ]
          : []),
        ...(looking ? [] : others).map((one) => ({
          key: `by ${one.seat}`,
          by: one.seat,
          arrows: arrowsOf(view, one.plan, ring),
        })),
        ...(plan.steps.length > 0
          ? [{ key: 'own', by: seat ?? 0, shown: plan.shown, arrows: arrowsOf(view, plan.steps, ring) }]
          : []),
      ];
  const proposals = busy
    ? []
    : others.map((one) => ({ by: one.seat, name: names[one.seat] ?? '', steps: one.plan }));
  const struck = p.now?.event.type === 'stormBroke' ? struckBy(p) : [];
  const pathTo =
    struck.length > 1
      ? struck
      : selected !== undefined && pointed !== undefined
        ? prices.get(pointed)?.way
        : undefined;
  const own =
    seat !== null && !busy && view.stage.at === 'turn' && (view.held[seat] ?? 0) > 0
      ? [{ by: seat, name: mine.length > 1 ? names[seat] : undefined, give: () => props.choose('give') }]
      : [];
  const gifts: Gift[] = [
    ...own,
    ...props.beside
      .filter((other) => other.answers.includes('give'))
      .map(({ seat: by }) => ({ by, name: names[by], give: () => props.choose('give', by) })),
  ];
  const doing: Doing = { v, plan, acting, asked, lit, legal, go };
  const stopIsland = 'cell' in stop ? v.islands[stop.cell] : undefined;

  return (
    <section class="zf" aria-label={word('label')}>
      <Sky />
      <Status v={v} names={names} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only arrow keys, which move the focus among its buttons */}
      <div
        ref={field}
        class={`zf-field${outside ? ' zf-field-open' : ''}${p.now?.storm ? ' zf-field-storm' : ''}`}
        style={{ '--zf-ring': ring }}
        onKeyDown={onKeyDown}
      >
        {ISLANDS.map((island) => (
          <Isle
            key={island}
            v={v}
            island={island}
            offer={offerOf(island)}
            moving={movingOf(p, island)}
            beat={p.now?.beat ?? 0}
            tabbable={
              stopIsland === island || (stopIsland === undefined && !outside && v.islands[12] === island)
            }
            press={() => press(island)}
            point={() => {
              setPointed(island);
              setStop({ cell: v.islands.indexOf(island) });
            }}
            leave={() => setPointed((was) => (was === island ? undefined : was))}
          />
        ))}
        {outside &&
          EVERY_PLACE.filter((place) => v.stage.at === 'turn' && place !== v.stage.place).map((place) => {
            const step = choices.places.get(place);
            return (
              <Place
                key={place}
                v={v}
                place={place}
                ring={ring}
                step={step}
                answer={plan.on ? undefined : step}
                lit={step !== undefined && lit.has(step)}
                tabbable={'place' in stop && stop.place === place}
                focused={() => setStop({ place })}
                press={() => go(step ?? `glide ${placeName(place)}`)}
              />
            );
          })}
        {v.figures.map(({ spirit }, who) => (
          <Wind key={spirit} v={v} p={p} who={who} ring={ring} lit={lit.has(`spirit:${spirit}`)} />
        ))}
        <Arrows ring={ring} plans={plans} way={pathTo} />
        <StormShow p={p} />
      </div>
      <TargetMap v={v} wanted={new Set(source === undefined ? [] : [source])} />
      <Panel
        view={view}
        doing={doing}
        selected={selected}
        ends={ends}
        note={note}
        proposals={proposals}
        story={telling ? { chapters, at: ahead, plan: advised?.plan ?? [], look: setAhead } : undefined}
        names={names}
        seated={seat !== null}
        gifts={gifts}
      />
    </section>
  );
}
