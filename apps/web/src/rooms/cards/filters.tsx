import './filters.css';
import { Sign } from '../../games/schwingenschlag/art/icons.js';
import { language } from '../../words/words.js';
import { FACET_NAMES, type FacetName, facet } from './facets.js';
import { counts } from './search.js';
import { signOf, valueWords } from './spoken.js';
import { tr } from './tr.js';
import { toggled, type Wish } from './wish.js';

interface FiltersProps {
  readonly wish: Wish;
  onChange(wish: Wish): void;
}

function Group({ name, wish, onChange }: FiltersProps & { name: FacetName }) {
  const many = counts(wish, name, language.value);
  return (
    <fieldset class="cards-group">
      <legend class="label">{tr(`cards.by.${name}`)}</legend>
      <div class="cards-chips">
        {facet(name).values.map((value) => {
          const sign = signOf(name, value);
          const on = wish.picks[name].includes(value);
          const n = many.get(value) ?? 0;
          return (
            <label key={value} class={`cards-chip${n === 0 && !on ? ' cards-chip-none' : ''}`}>
              <input type="checkbox" checked={on} onChange={() => onChange(toggled(wish, name, value))} />
              {sign && <Sign name={sign} />}
              <span>{valueWords(name, value)}</span>
              <small>{n}</small>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Everything that cards can be told apart by. Caves know only what their text speaks of. */
export function Filters({ wish, onChange }: FiltersProps) {
  const names = FACET_NAMES.filter((name) => wish.kind !== 'cave' || name === 'signs');
  return (
    <div class="cards-filters">
      {names.map((name) => (
        <Group key={name} name={name} wish={wish} onChange={onChange} />
      ))}
    </div>
  );
}
