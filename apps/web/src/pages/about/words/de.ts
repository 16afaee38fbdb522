import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const de: Catalogue<keyof typeof en> = {
  'about.title': 'Über Aerie',
  'about.independent':
    'Aerie ist eine unabhängige Umsetzung von fünf Brett- und Kartenspielen. Autoren und Verlage haben sie weder gemacht noch beauftragt oder geprüft; Namen und Marken gehören ihnen.',
  'about.own':
    'Alle Bilder, Klänge, Worte und Programme hier sind unsere eigenen: Aus den Schachteln stammen nur die Regeln der Spiele, und die erzählen wir mit unseren Worten.',
  'about.games': 'Wessen Spiele das sind',
  'about.buy':
    'Erdacht, gezeichnet und herausgebracht haben sie die Menschen hier unten, so wie die Anleitungen sie nennen. Gefällt dir eines, kauf die Schachtel: Mit Freunden um einen Tisch ist es noch schöner. Frag im Spieleladen oder beim Verlag.',
  'about.designers': 'Spielidee',
  'about.illustrators': 'Illustration',
  'about.publishers': 'Verlag',
  'about.box': 'Die Schachtel',
  'about.noPublisher': 'in der vorliegenden Anleitung nicht genannt',
  'about.nobodyNamed': 'Die vorliegende Anleitung nennt weder Autor noch Verlag.',
  'about.licence': 'Lizenzen',
  'about.free':
    'Das Programm von Aerie ist frei: Du darfst es benutzen, ändern, weitergeben und für deine Freunde betreiben.',
  'about.ours': 'Unsere Lizenz (MIT)',
  'about.libraries': 'Gemacht mit diesen Bibliotheken und Schriften',
  'about.missing':
    'Die Liste der Lizenzen ist gerade nicht zu erreichen. Sie liegt jeder Kopie des Programms bei.',
};

export default de;
