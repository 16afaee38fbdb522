import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

export interface FetchedProps {
  readonly model: TableModel;
  close(): void;
}

/** A panel whose code is fetched when somebody opens it. */
export function FetchedPanel({
  load,
  ...props
}: FetchedProps & { load(): Promise<{ readonly default: ComponentType<FetchedProps> }> }) {
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<FetchedProps> }>();
  useEffect(() => {
    let gone = false;
    void load().then((module) => {
      if (!gone) setPanel({ Panel: module.default });
    });
    return () => {
      gone = true;
    };
  }, [load]);
  return panel ? <panel.Panel {...props} /> : <Waiting what={t('loading')} />;
}
