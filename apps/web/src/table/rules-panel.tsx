import { Rules } from '../rules/text.js';
import type { FetchedProps } from './fetched-panel.js';

/** The rules, opened where somebody asked about one, else at what is being decided now. */
export default function RulesPanel({ model }: FetchedProps) {
  const side = model.side.value;
  const asked = model.rule.value;
  const at = asked ?? (side && model.ui.passage(side.view));
  return <Rules game={model.game.id} under="h2" at={at} now={asked === undefined} />;
}
