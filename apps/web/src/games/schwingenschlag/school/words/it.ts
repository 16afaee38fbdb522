import type { Words } from './words.js';

const it: Words = {
  'schwingenschlag.school.chapter.home': 'Grotte e draghi',
  'schwingenschlag.school.home.welcome':
    'Questa montagna è tua, con tre grotte. Fanne la casa di draghi migliore: dopo quattro round vince chi ha più punti.',
  'schwingenschlag.school.home.entice':
    'Questo drago vuole entrare. Costa una moneta e una carne, e vive nella Caverna cremisi, quella rossa. Toccalo, poi attiralo.',
  'schwingenschlag.school.home.enticeFirst':
    'Fra poco! Comincia dal drago cerchiato: costa solo una carne, e uno spazio è libero.',
  'schwingenschlag.school.home.enticed': 'Benvenuto! Il numero su un drago sono i suoi punti alla fine.',
  'schwingenschlag.school.home.dig':
    'Anche Ida ha un ospite. Il tuo prossimo spazio è ancora roccia. Tocca la carta grotta cerchiata e scava nella Caverna cremisi, per una moneta.',
  'schwingenschlag.school.home.digFirst':
    'Non ancora: il tuo secondo drago vive solo nella Caverna cremisi. Fagli posto lì, con la carta cerchiata.',
  'schwingenschlag.school.home.meat':
    'Ogni grotta dà qualcosa una volta, quando la scavi: qui una risorsa e un uovo. Il prossimo drago costa due carni, tu ne hai una. Prendi carne.',
  'schwingenschlag.school.home.meatFirst':
    'Utile anche questo, ma al drago che hai in mano manca proprio la carne.',
  'schwingenschlag.school.home.egg':
    'E un uovo! Vuole un nido libero: sul tuo drago, o uno dei due della plancia. Dove lo metti?',
  'schwingenschlag.school.home.eggFirst':
    'Prendi pure l’uovo: più avanti serve a pagare, e tenuto fino alla fine vale un punto.',
  'schwingenschlag.school.home.eggOnDragon':
    'Bello caldo sotto l’ala. Con le uova paghi più avanti; ognuna che tieni vale un punto.',
  'schwingenschlag.school.home.eggOnMat':
    'Due uova una accanto all’altra. Con le uova paghi più avanti; ognuna che tieni vale un punto.',
  'schwingenschlag.school.home.second':
    'Ora c’è posto: attira il tuo secondo drago. Leggi la sua carta: «Quando giocato» agisce subito, appena arriva.',
  'schwingenschlag.school.home.secondFirst': 'Prima il drago: hai le due carni e lo spazio che gli servono.',
  'schwingenschlag.school.home.coin': 'Ecco la moneta promessa: un’azione in più per te.',
  'schwingenschlag.school.home.wide':
    'Scava ancora, nella Grotta dorata o nell’Abisso d’ametista: tocca la carta, poi scegli la grotta. La roccia mostra il prezzo.',
  'schwingenschlag.school.home.wideFirst':
    'Non adesso. Nella Caverna cremisi il terzo spazio costerebbe anche un uovo; nelle altre due solo la moneta.',
  'schwingenschlag.school.home.wideGold': 'La Grotta dorata ora ha posto per due, e hai ricevuto oro.',
  'schwingenschlag.school.home.wideAmethyst': 'L’Abisso d’ametista ora ha posto per due, e hai ricevuto oro.',
  'schwingenschlag.school.home.take':
    'Questa grotta porta anche una carta drago. Prendine una delle tre nell’offerta, o una coperta dal mazzo.',
  'schwingenschlag.school.home.takeFirst': 'È gratis: prendi un drago. Non devi giocarlo oggi.',
  'schwingenschlag.school.home.took':
    'Un ospite da aspettare con gioia. Sulla carta c’è quanto costa e dove vive.',
  'schwingenschlag.school.home.tookUnseen': 'Una sorpresa! Sulla carta c’è quanto costa e dove vive.',
  'schwingenschlag.school.home.coins':
    'Ogni azione costa una moneta: attirare, scavare, ed esplorare, che viene fra poco. Ogni nuovo round te ne porta sei.',
  'schwingenschlag.school.home.points':
    'Qui vedi in ogni momento come stanno i punti. Draghi e uova sono solo l’inizio.',
  'schwingenschlag.school.concept.draft':
    'Di sei carte ne restano quattro. Tieni draghi che costano poco e vivono in grotte diverse; sbagliare di molto non puoi.',
  'schwingenschlag.school.well.played': 'Hai giocato una partita intera.',
  'schwingenschlag.school.next.walk': 'Esplora una grotta dove vivono più draghi, e fallo presto nel round.',
};

export default it;
