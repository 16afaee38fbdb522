import { useEffect, useState } from 'preact/hooks';
import type { Passage } from '../../contract/rules.js';
import type { AnySchool } from '../../contract/school.js';
import { linkTo } from '../../rules/address.js';
import { loadRules } from '../../rules/load.js';
import { taughtBy } from '../../school/coverage.js';
import { tr } from '../../school/words.js';
import { language } from '../../words/words.js';

/** Which passages of the rules one learns here, and which are left for the rules. */
export function Coverage({ game, school }: { game: string; school: AnySchool }) {
  const [rules, setRules] = useState<readonly Passage[]>([]);
  const tongue = language.value;
  useEffect(() => {
    void loadRules(game, tongue).then(setRules);
  }, [game, tongue]);
  const taught = taughtBy(school);
  const isTaught = ({ id }: Passage) => taught.has(id);
  return (
    <details class="sheet coverage">
      <summary>
        <h2>{tr('school.covers')}</h2>
      </summary>
      <p class="small soft">{tr('school.coversAbout')}</p>
      <Passages game={game} passages={rules.filter(isTaught)} />
      <h3>{tr('school.left')}</h3>
      <p class="small soft">{tr('school.leftAbout')}</p>
      <Passages game={game} passages={rules.filter((passage) => !isTaught(passage))} />
    </details>
  );
}

function Passages({ game, passages }: { game: string; passages: readonly Passage[] }) {
  return (
    <ul>
      {passages.map(({ id, title }) => (
        <li key={id}>
          <a href={linkTo(game, id)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
