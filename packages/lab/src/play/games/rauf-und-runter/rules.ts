import type { Reason } from '@aerie/kernel';

export const RULES: readonly string[] = [
  'RAUF UND RUNTER IN BRIEF',
  'Seven rounds on the chicken ladder; whoever sits highest at the end wins. On one space, the chicken nearer to the plant counts as the higher one. The higher chicken plays first.',
  'On your turn you throw five dice, then four, three, two and one. After each throw you keep one die. A number that is at least as high as the last on your flutter track must go there and adds to your momentum; a lower one lands on the dung heap and does nothing. A feather die earns a feather.',
  'Two feathers buy the same throw again, as often as you can pay.',
  'Up to the flutter number of the round, your momentum is safe. Above it, every feather that you shed makes up for one too many. If that makes up for all, you stand on your momentum; otherwise you fall by what is left and sit out the comparison.',
  'When all have played, those with the least momentum get two feathers each, and everybody else climbs by how much more they have. Who is alone on the track climbs by all of it; if all are equal, nothing happens. Then the ladder grows by a card.',
  'In the drawing the ladder lies on its side with its bottom on the left. Of chickens that are piled up on one space, the lowest is nearest to the plant.',
];

const reasons: Readonly<Record<string, (args: NonNullable<Reason['args']>) => string>> = {
  notYourTurn: () => 'It is not your turn.',
  faceNotRolled: ({ face }) => (face === 'F' ? 'No die shows a feather.' : `No die shows a ${face}.`),
  tooFewFeathersToReroll: ({ has, price }) => `Another throw costs ${price} feathers, and you have ${has}.`,
  pickFirst: () => 'Feathers are shed after the fifth die; pick a die first.',
  shedNow: () => 'All dice are used. Say how many feathers you shed, such as: shed 0',
  shedAtMost: ({ feathers }) => `You can shed at most ${feathers}.`,
};

export const because = ({ code, args }: Reason): string | undefined => reasons[code]?.(args ?? {});
