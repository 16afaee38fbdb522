import type { AboutWords } from '@aerie/kernel';

const fr: AboutWords = {
  title: 'Über den Wolken',
  tagline: 'Une volée, quatre têtes, personne ne veut rester derrière.',
  description:
    'Une volée traverse la mer de nuages, et chacun y a des oiseaux. Échangez vos places, glissez-y des nouveaux venus, dépensez vos cubes avant que les bons coups ne deviennent chers. Trois fois, la tête de la volée se pose et remplit les nids ; ceux qui restent en l’air peuvent encore rapporter avec vos cartes. Après le troisième atterrissage, qui a le plus de points l’emporte.',
  levels: {
    gentle: 'Oisillon',
    club: 'Compagnon de vol',
    strong: 'Tête de volée',
    master: 'Guide de la volée',
  },
};

export default fr;
