import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const de: Catalogue<keyof typeof en> = {
  'daily.title': 'Tagespartie',
  'daily.titleOf': 'Tagespartie: {game}',
  'daily.about':
    'Jeden Tag für jedes Spiel eine Partie, für alle die gleiche: gleiche Karten, gleiche Würfel, gleiche Bots. Der erste Versuch zählt. Am nächsten Tag siehst du, wie die anderen gespielt haben.',
  'daily.again': 'Noch einmal versuchen',
  'daily.left': 'noch {hours} h {minutes} min',
  'daily.alone': 'Allein',
  'daily.against': '{count, plural, one {Gegen einen Bot} other {Gegen # Bots}}, {level}',
  'daily.finished':
    '{count, plural, =0 {Noch niemand hat heute zu Ende gespielt.} one {Eine Person hat heute zu Ende gespielt.} other {# Leute haben heute zu Ende gespielt.}}',
  'daily.streak':
    '{streak, plural, =0 {Längste Serie: {longest, plural, one {# Tag} other {# Tage}}} one {Seit einem Tag dabei, längste Serie: {longest, plural, one {# Tag} other {# Tage}}} other {# Tage in Folge, längste Serie: {longest, plural, one {# Tag} other {# Tage}}}}',
  'daily.points': '{points, plural, one {Dein Ergebnis: # Punkt} other {Dein Ergebnis: # Punkte}}',
  'daily.play': 'Spielen',
  'daily.goOn': 'Weiterspielen',
  'daily.toTable': 'Zum Tisch',
  'daily.ranking': 'Rangliste',
  'daily.days': 'Tage',
  'daily.before': 'Tag davor',
  'daily.after': 'Tag danach',
  'daily.all': 'Alle Tagespartien',
  'daily.percentile':
    '{count, plural, one {{percentile, plural, =0 {Die andere Person war besser.} other {Du bist mindestens so gut wie die andere Person.}}} other {Du bist mindestens so gut wie {percentile} % der # anderen.}}',
  'daily.nobodyThen': 'An diesem Tag hat niemand zu Ende gespielt.',
  'daily.nobodyYet': 'Noch niemand ist fertig. Platz eins ist noch zu haben.',
  'daily.score': 'Punkte',
  'daily.replay': 'Partie',
  'daily.won': 'gewonnen',
  'daily.gone': 'Jemand',
  'daily.watch': '{name} zusehen',
  'daily.secret': 'Wie die anderen gespielt haben, ist zu sehen, sobald der Tag vorbei ist.',
};

export default de;
