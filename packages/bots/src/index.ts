export { type AnyBot, type Asked, ask, type Bot, type Bots, botOf, levels, possible, random } from './bot.js';
