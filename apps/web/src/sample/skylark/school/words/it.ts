import type { Words } from './words.js';

const it: Words = {
  'skylark.school.chapter.song': 'I tuoi primi canti',
  'skylark.school.welcome':
    'Sei un’allodola. Per tre volte canti contro Ida; vince chi ha più punti. Hai quattro carte che lei non vede.',
  'skylark.school.highest':
    'Ognuna mette una carta coperta; la più alta canta. Metti il tuo 12: niente lo batte.',
  'skylark.school.highestFirst': 'Anche quella, ma dopo. Prima guarda che cosa fa il 12.',
  'skylark.school.turnedUp': 'Ida ha messo il 5. Canti tu e prendi il punto! Dai un nome al tuo canto.',
  'skylark.school.named': 'Che nome! Ida se lo ricorderà.',
  'skylark.school.lose': 'Ida ha ancora carte alte. Lasciale questa strofa: metti una carta bassa.',
  'skylark.school.lostLowest': 'Ben fatto: l’1 non avrebbe mai cantato.',
  'skylark.school.lostLow': 'Bene. L’1 sarebbe costato ancora meno.',
  'skylark.school.caw': 'Ida ha cantato con il 7. È l’ultima strofa: gracchia una volta e vale doppio.',
  'skylark.school.cawFirst': 'Prima gracchia: dopo aver messo la carta può essere tardi.',
  'skylark.school.last': 'Sono in gioco due punti. Ora il tuo 9.',
  'skylark.school.end': '9 contro 8: canti per due punti e vinci. Un ultimo nome!',
  'skylark.school.drill.surest': 'La carta più sicura',
  'skylark.school.surest.ask': 'Quale carta canta di sicuro?',
  'skylark.school.surest.because': 'Sì: sopra il 12 non c’è niente.',
  'skylark.school.surest.otherwise': 'Ida può avere una carta più alta.',
  'skylark.school.drill.double': 'Due punti in una volta',
  'skylark.school.double.ask': 'Assicurati due punti in questa strofa.',
  'skylark.school.double.because': 'Raddoppiato, e nessuno batte il 12.',
  'skylark.school.double.otherwise': 'Bisogna gracchiare e poi mettere la carta che nessuno batte.',
  'skylark.school.concept.hand': 'Metti una delle tue carte. La più alta di questa strofa canta.',
  'skylark.school.concept.naming': 'Canti tu! Scrivi un nome o prendi quello proposto.',
  'skylark.school.concept.stake': 'Qualcuno ha gracchiato: questa strofa vale di più.',
  'skylark.school.caution.lowCaw': 'Le tue carte sono basse: raddoppiare aiuta di più gli altri.',
  'skylark.school.well.won': 'Hai tenuto le carte alte per le strofe giuste.',
  'skylark.school.well.played': 'Hai giocato una partita intera.',
  'skylark.school.next.caw': 'Gracchia nella strofa in cui metti la tua carta più alta.',
  'skylark.school.next.count': 'Guarda quali carte alte sono già uscite.',
};

export default it;
