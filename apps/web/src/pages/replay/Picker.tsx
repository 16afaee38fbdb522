import { useId, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.js';
import { go } from '../../ui/router.js';
import { Notice } from '../../ui/ui.js';
import { Missing } from './session/missing.js';
import { fromFile } from './session/source.js';
import { tr } from './tr.js';
import { uploaded } from './uploaded.js';

/** Opens a match file from this device. It is not sent anywhere. */
export function Picker() {
  const [wrong, setWrong] = useState<Missing>();
  const id = useId();
  const pick = async (file: File | undefined) => {
    if (!file) return;
    try {
      uploaded.value = await fromFile(file);
      setWrong(undefined);
      go('/replay/file');
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      setWrong(error);
    }
  };
  return (
    <div class="stack picker">
      <label class="button plain" for={id}>
        <Icon name="upload" />
        {tr('replay.open')}
      </label>
      <input
        id={id}
        class="hidden-visually"
        type="file"
        accept=".json,application/json"
        onChange={(event) => void pick(event.currentTarget.files?.[0])}
      />
      <p class="small soft">{tr('replay.openAbout')}</p>
      {wrong && <Notice bad>{tr(wrong.why, wrong.args)}</Notice>}
    </div>
  );
}
