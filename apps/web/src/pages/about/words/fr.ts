import type { Catalogue } from '../../../words/words.js';
import type en from './en.js';

const fr: Catalogue<keyof typeof en> = {
  'about.title': 'À propos d’Aerie',
  'about.independent':
    'Aerie est une adaptation indépendante de cinq jeux de société. Leurs auteurs et éditeurs ne l’ont ni faite, ni commandée, ni approuvée ; les noms et les marques leur appartiennent.',
  'about.own':
    'Toutes les images, les sons, les mots et les programmes sont de nous : des boîtes ne viennent que les règles des jeux, que nous racontons avec nos mots.',
  'about.games': 'À qui sont ces jeux',
  'about.buy':
    'Ils ont été imaginés, dessinés et publiés par les personnes ci-dessous, telles que les livrets les nomment. Si un jeu te plaît ici, achète la boîte : entre amis autour d’une table, c’est encore mieux. Demande-la dans ta boutique de jeux ou chez l’éditeur.',
  'about.designers': 'Conception',
  'about.illustrators': 'Illustrations',
  'about.publishers': 'Éditeur',
  'about.box': 'La boîte',
  'about.noPublisher': 'pas nommé dans le livret que nous avons',
  'about.nobodyNamed': 'Le livret que nous avons ne nomme ni auteur ni éditeur.',
  'about.licence': 'Licences',
  'about.free':
    'Le programme d’Aerie est libre : tu peux l’utiliser, le modifier, le partager et le faire tourner pour tes amis.',
  'about.ours': 'Notre licence (MIT)',
  'about.libraries': 'Fait avec ces bibliothèques et ces polices',
  'about.missing':
    'La liste des licences est introuvable pour le moment. Elle accompagne chaque copie du programme.',
};

export default fr;
