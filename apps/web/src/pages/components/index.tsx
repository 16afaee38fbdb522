import './components.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { COVERS, loadSoundscape } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { SOUNDS } from '../../sound/names.js';
import { play as sound } from '../../sound/sound.js';
import { celebrate, perform, type Soundscape } from '../../sound/soundscape.js';
import { wish } from '../../sound/wishes.js';
import { ICON_NAMES, Icon } from '../../ui/icon.js';
import { Mark } from '../../ui/mark.js';
import { Button, Choice, Dialog, Field, IconButton, Notice, Slider, Switch, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import type { PageModule } from '../page.js';

const COLOURS = [
  'paper',
  'paper-raised',
  'paper-sunk',
  'paper-edge',
  'ink',
  'ink-soft',
  'ink-faint',
  'sky-top',
  'sky-low',
  'accent',
  'accent-soft',
  'focus',
  'good',
  'bad',
  'glow',
  'seat-0',
  'seat-1',
  'seat-2',
  'seat-3',
  'seat-4',
  'seat-5',
  'seat-6',
  'seat-7',
] as const;

/** Every part of the design system in every state, for developers: its names are those of the code. */
function ComponentsPage() {
  const [on, setOn] = useState(true);
  const [one, setOne] = useState('b');
  const [part, setPart] = useState(0.6);
  const [text, setText] = useState('Zoë');
  const [open, setOpen] = useState(false);
  const [sky, setSky] = useState('');
  useEffect(() => {
    document.title = `${t('components.title')} – Aerie`;
  }, []);
  return (
    <div data-sky={sky} class="stack">
      <Masthead />
      <main class="page stack">
        <h1>{t('components.title')}</h1>
        <Choice<string>
          label="data-sky"
          value={sky}
          onChange={setSky}
          options={['', ...COVERS.keys()].map((value) => ({ value, label: value || 'none' }))}
        />
        <div class="showcase">
          <section class="sheet stack">
            <h2>Button</h2>
            <div class="row">
              <Button>plain</Button>
              <Button look="primary">primary</Button>
              <Button look="quiet">quiet</Button>
              <Button look="primary" size="big" icon="play">
                big
              </Button>
            </div>
            <div class="row">
              <Button whyNot="why not">aria-disabled</Button>
              <Button look="primary" whyNot="why not">
                aria-disabled
              </Button>
              <Button pressed>pressed</Button>
              <IconButton icon="hint" label="IconButton" onClick={() => {}} />
              <IconButton icon="undo" label="IconButton" whyNot="why not" onClick={() => {}} />
            </div>
          </section>
          <section class="sheet stack">
            <h2>Field, Choice, Switch</h2>
            <Field label="Field" value={text} onInput={setText} />
            <Field label="Field, wrong" value={text} wrong={t('name.empty')} onInput={setText} />
            <Choice<string>
              label="Choice"
              value={one}
              onChange={setOne}
              options={['a', 'b', 'c'].map((value) => ({ value, label: value }))}
            />
            <Switch label="Switch" on={on} onChange={setOn} />
            <Slider label="Slider" value={part} onInput={setPart} />
          </section>
          <section class="sheet stack">
            <h2>Notice, Waiting, Dialog</h2>
            <Notice>Notice</Notice>
            <Notice good>Notice good</Notice>
            <Notice bad>Notice bad</Notice>
            <Waiting what={t('loading')} />
            <Button onClick={() => setOpen(true)}>Dialog</Button>
            {open && (
              <Dialog title="Dialog" onClose={() => setOpen(false)}>
                <p>{t('home.about')}</p>
              </Dialog>
            )}
          </section>
          <section class="sheet stack">
            <h2>Type</h2>
            <h1>Display 5</h1>
            <h2>Display 4</h2>
            <h3>Display 3</h3>
            <p>Text 2 · 0123456789</p>
            <p class="small">Text 1</p>
            <p class="soft">Soft</p>
          </section>
          <section class="sheet stack">
            <h2>Mark</h2>
            <div class="row">
              {Array.from({ length: 8 }, (_, seat) => (
                <span key={seat} style={{ fontSize: '2rem' }}>
                  <Mark seat={seat} />
                </span>
              ))}
            </div>
            <h2>Icon</h2>
            <div class="row">
              {ICON_NAMES.map((name) => (
                <span key={name} title={name}>
                  <Icon name={name} />
                </span>
              ))}
            </div>
          </section>
          <section class="sheet stack">
            <h2>Sound</h2>
            <div class="row" data-sounds="events">
              {SOUNDS.map((name) => (
                <Button key={name} onClick={() => aloud(() => sound(name))}>
                  {name}
                </Button>
              ))}
            </div>
            <div class="row">
              {[...COVERS.keys()].map((id) => (
                <SoundsOfGame key={id} id={id} />
              ))}
            </div>
          </section>
        </div>
        <section class="sheet stack">
          <h2>Colour</h2>
          <div class="swatches">
            {COLOURS.map((name) => (
              <span key={name} class="swatch">
                <i style={{ background: `var(--${name})` }} />
                {name}
              </span>
            ))}
          </div>
        </section>
      </main>
    </div>
  );
}

/** Lets something be heard, wished or not. */
function aloud(act: () => void): void {
  const wished = wish('sound');
  const before = wished.peek();
  wished.value = true;
  act();
  wished.value = before;
}

/** The soundscape of a game, until it is pressed again, and its tune of a victory. */
function SoundsOfGame({ id }: { id: string }) {
  const stop = useRef<() => void>(undefined);
  const [isOn, setOn] = useState(false);
  useEffect(() => () => stop.current?.(), []);
  const of = async (use: (scape: Soundscape) => void) => {
    const scape = await loadSoundscape(id);
    if (scape) use(scape);
  };
  return (
    <span class="row" data-sounds={id}>
      <Button
        pressed={isOn}
        onClick={() => {
          stop.current?.();
          stop.current = undefined;
          setOn(!isOn);
          if (!isOn)
            void of((scape) => {
              stop.current = perform(scape);
            });
        }}
      >
        {id}
      </Button>
      <Button look="quiet" onClick={() => void of(celebrate)}>
        victory
      </Button>
    </span>
  );
}

const page: PageModule = {
  Page: ({ rest }) => (rest.some((part) => part !== '') ? <ErrorPage kind="notFound" /> : <ComponentsPage />),
};

export default page;
