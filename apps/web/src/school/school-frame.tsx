import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LogButton, type WayBack } from '../table/bar.js';
import { PlayedBoard } from '../table/board.js';
import { Confirm } from '../table/confirm.js';
import { FrameLayout } from '../table/frame-layout.js';
import type { Panel } from '../table/panel.js';
import { PanelSheet } from '../table/panels.js';
import type { TableModel } from '../table/table-model.js';
import { IconButton } from '../ui/ui.js';
import { t } from '../words/words.js';

/** The frame of a table at which something is learned: rules and log at hand, the coach below the board. */
export function SchoolFrame({
  model,
  title,
  back,
  hinted,
  children,
}: {
  model: TableModel;
  title: string;
  back: WayBack;
  /** The answers that the board points at. */
  hinted?: readonly unknown[];
  /** What the coach says. */
  children: ComponentChildren;
}) {
  const [panel, setPanel] = useState<Panel>();
  const rule = model.rule.value;
  useEffect(() => {
    if (rule !== undefined) setPanel('rules');
  }, [rule]);
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  return (
    <FrameLayout
      model={model}
      bar={{
        title,
        back,
        buttons: (
          <>
            <IconButton
              icon="rules"
              label={t('panel.rules')}
              expanded={panel === 'rules'}
              onClick={() => setPanel('rules')}
            />
            <LogButton model={model} open={() => setPanel('log')} />
          </>
        ),
      }}
      board={<PlayedBoard model={model} {...(hinted ? { hinted } : {})} />}
      below={children}
      beside={null}
    >
      {panel && <PanelSheet model={model} panel={panel} open={setPanel} />}
      {model.unconfirmed.value && <Confirm model={model} answer={model.unconfirmed.value.answer} />}
    </FrameLayout>
  );
}
