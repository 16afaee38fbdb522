import './filters.css';
import { Sign } from '../../games/schwingenschlag/art/icons.js';
import { language } from '../../words/words.js';
import { FACET_NAMES, type FacetName, facet } from './facets.js';
import { signOf, valueWords } from './labels.js';
import { counts } from './search.js';
import { tr } from './tr.js';
import { toggled, type UrlState } from './url-state.js';

interface FiltersProps {
  readonly search: UrlState;
  onChange(search: UrlState): void;
}

function Group({ name, search, onChange }: FiltersProps & { name: FacetName }) {
  const many = counts(search, name, language.value);
  return (
    <fieldset class="cards-group">
      <legend class="label">{tr(`cards.by.${name}`)}</legend>
      <div class="cards-chips">
        {facet(name).values.map((value) => {
          const sign = signOf(name, value);
          const on = search.picks[name].includes(value);
          const n = many.get(value) ?? 0;
          return (
            <label key={value} class={`cards-chip${n === 0 && !on ? ' cards-chip-none' : ''}`}>
              <input type="checkbox" checked={on} onChange={() => onChange(toggled(search, name, value))} />
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

/** All filters. Caves have only one: the things that their text speaks of. */
export function Filters({ search, onChange }: FiltersProps) {
  const names = FACET_NAMES.filter((name) => search.kind !== 'cave' || name === 'signs');
  return (
    <div class="cards-filters">
      {names.map((name) => (
        <Group key={name} name={name} search={search} onChange={onChange} />
      ))}
    </div>
  );
}
