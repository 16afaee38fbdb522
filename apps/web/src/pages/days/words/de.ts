import type en from './en.js';

const de: typeof en = {
  'days.title': 'Über Tage',
  'days.about': 'Für Tische, an denen alle für jede Entscheidung Tage Zeit haben.',
  'days.needAccount': 'Urlaub gibt es für Leute mit einem Konto.',
  'days.holidays': 'Urlaub',
  'days.holidaysAbout':
    'Du hast {count, plural, one {einen Urlaubstag} other {# Urlaubstage}} in zwölf Monaten, egal in welchen. An diesen Tagen steht deine Uhr an Tischen mit Tagen je Entscheidung, und die anderen dort sehen es. Spielen darfst du trotzdem.',
  'days.midnight':
    'Ein Urlaub beginnt frühestens morgen. Tage beginnen um Mitternacht UTC, bei dir um {time}.',
  'days.left':
    'Von morgen an {count, plural, =0 {hast du gerade keine Tage übrig} one {hast du noch einen Tag} other {hast du noch # Tage}}.',
  'days.none': 'Es ist kein Urlaub geplant.',
  'days.from': 'Erster Tag',
  'days.to': 'Letzter Tag',
  'days.bothDays': 'Wähle den ersten und den letzten Tag',
  'days.plan': 'Urlaub planen',
  'days.callOff': 'Absagen',
  'days.endToday': 'Heute beenden',
  'days.notInFuture': 'Ein Urlaub beginnt frühestens morgen und endet nicht vor seinem Beginn.',
  'days.planned': 'An diesen Tagen ist schon Urlaub, oder es ist zu viel geplant.',
  'days.notSoMany':
    '{count, plural, =0 {Um diese Zeit sind keine Urlaubstage übrig.} one {Um diese Zeit ist nur ein Urlaubstag übrig.} other {Um diese Zeit sind nur # Urlaubstage übrig.}}',
  'days.calendar': 'Kalender',
  'days.calendarAbout':
    'Dein eigener Kalender kann zeigen, bis wann jeder Tisch auf dich wartet. Er liest eine Adresse, die nur du kennst; wer sie kennt, sieht, wann deine Zeit endet.',
  'days.calendarSince': 'Seit dem {day} gibt es eine Adresse.',
  'days.address': 'Adresse für deinen Kalender',
  'days.addressOnce':
    'Sie wird nur dieses eine Mal gezeigt. Wähle in deinem Kalender „Abonnieren“ oder „Aus dem Internet“.',
  'days.copyAddress': 'Adresse kopieren',
  'days.makeAddress': 'Adresse anlegen',
  'days.newAddress': 'Neue Adresse anlegen',
  'days.endAddress': 'Adresse aufheben',
};

export default de;
