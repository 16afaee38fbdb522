import './sheet.css';

/** The parts that every page is made of (docs/design-system.md). */
export { Button, IconButton, Link } from './button.js';
export { Dialog } from './dialog.js';
export { Choice, Field, Slider, Switch } from './form.js';
export { Notice } from './notice.js';
export { Waiting, WaitingPage } from './waiting.js';
