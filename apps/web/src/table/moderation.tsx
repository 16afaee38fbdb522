import { Fetched } from '../ui/fetched.js';
import { Dialog } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { ModerationProps } from './moderation-actions.js';

const actions = () => import('./moderation-actions.js');

/** What can be done about a message, over everything; its code is fetched when somebody asks for it. */
export const Moderation = (props: ModerationProps) => (
  <Dialog title={t('chat.about', { name: props.line.name })} onClose={props.close}>
    <Fetched load={actions} props={props} />
  </Dialog>
);
