import type { Words } from './words.js';

const de: Words = {
  'schwingenschlag.school.chapter.home': 'Höhlen und Drachen',
  'schwingenschlag.school.home.welcome':
    'Dieser Berg gehört dir, mit drei Höhlen. Mach ihn zur besten Drachenheimat: Nach vier Runden gewinnen die meisten Punkte.',
  'schwingenschlag.school.home.entice':
    'Dieser Drache will einziehen. Er kostet eine Münze und ein Fleisch und lebt in der roten Karmesin-Kaverne. Tipp ihn an und locke ihn an.',
  'schwingenschlag.school.home.enticeFirst':
    'Gleich! Fang mit dem umringten Drachen an: Er kostet nur ein Fleisch, und ein Platz ist frei.',
  'schwingenschlag.school.home.enticed': 'Willkommen! Die Zahl auf einem Drachen sind seine Punkte am Ende.',
  'schwingenschlag.school.home.dig':
    'Auch Ida hat Besuch. Dein nächster Platz ist noch Fels. Tipp die umringte Höhlenkarte an und grabe in der Karmesin-Kaverne, für eine Münze.',
  'schwingenschlag.school.home.digFirst':
    'Das noch nicht: Dein zweiter Drache lebt nur in der Karmesin-Kaverne. Schaff dort Platz, mit der umringten Karte.',
  'schwingenschlag.school.home.meat':
    'Jede Höhle gibt beim Graben einmal etwas: hier eine Ressource und ein Ei. Dein nächster Drache kostet zwei Fleisch, du hast eins. Nimm Fleisch.',
  'schwingenschlag.school.home.meatFirst':
    'Auch nützlich, aber dem Drachen in deiner Hand fehlt gerade Fleisch.',
  'schwingenschlag.school.home.egg':
    'Und ein Ei! Es braucht ein freies Nest: auf deinem Drachen oder eines der zwei auf deinem Tableau. Wohin legst du es?',
  'schwingenschlag.school.home.eggFirst':
    'Nimm das Ei ruhig: Später bezahlst du damit, und behältst du es bis zum Ende, ist es ein Punkt.',
  'schwingenschlag.school.home.eggOnDragon':
    'Schön warm unter dem Flügel. Mit Eiern bezahlst du später; jedes, das du behältst, ist ein Punkt.',
  'schwingenschlag.school.home.eggOnMat':
    'Zwei Eier nebeneinander. Mit Eiern bezahlst du später; jedes, das du behältst, ist ein Punkt.',
  'schwingenschlag.school.home.second':
    'Jetzt ist Platz: Locke deinen zweiten Drachen an. Lies seine Karte: „Beim Ausspielen“ wirkt sofort, wenn er kommt.',
  'schwingenschlag.school.home.secondFirst':
    'Erst der Drache: Zwei Fleisch und einen Platz für ihn hast du jetzt.',
  'schwingenschlag.school.home.coin': 'Da ist die versprochene Münze: eine Aktion mehr für dich.',
  'schwingenschlag.school.home.wide':
    'Grabe noch einmal, in der Gold-Grotte oder im Amethyst-Abgrund: Tipp die Karte an und wähle die Höhle. Am Fels steht der Preis.',
  'schwingenschlag.school.home.wideFirst':
    'Jetzt nicht. In der Karmesin-Kaverne kostet der dritte Platz auch noch ein Ei, in den beiden anderen nur die Münze.',
  'schwingenschlag.school.home.wideGold':
    'Die Gold-Grotte hat jetzt Platz für zwei, und du hast Gold bekommen.',
  'schwingenschlag.school.home.wideAmethyst':
    'Der Amethyst-Abgrund hat jetzt Platz für zwei, und du hast Gold bekommen.',
  'schwingenschlag.school.home.take':
    'Diese Höhle bringt auch eine Drachenkarte. Nimm eine der drei aus der Auslage oder eine verdeckte vom Stapel.',
  'schwingenschlag.school.home.takeFirst':
    'Sie kostet nichts: Nimm einen Drachen. Ausspielen musst du ihn heute nicht.',
  'schwingenschlag.school.home.took':
    'Auf den kann man sich freuen. Auf der Karte steht, was er kostet und wo er lebt.',
  'schwingenschlag.school.home.tookUnseen':
    'Eine Überraschung! Auf der Karte steht, was er kostet und wo er lebt.',
  'schwingenschlag.school.home.coins':
    'Jede Aktion kostet eine Münze: anlocken, graben und erkunden, das kommt als Nächstes. Jede neue Runde bringt dir sechs.',
  'schwingenschlag.school.home.points':
    'Hier siehst du jederzeit, wie es um die Punkte steht. Drachen und Eier sind dabei erst der Anfang.',
  'schwingenschlag.school.concept.draft':
    'Von sechs Karten bleiben vier. Behalte billige Drachen, die in verschiedenen Höhlen leben; viel falsch machen kannst du nicht.',
  'schwingenschlag.school.well.played': 'Du hast eine ganze Partie gespielt.',
  'schwingenschlag.school.next.walk':
    'Erkunde eine Höhle, in der mehrere Drachen wohnen, und tu es früh in der Runde.',
};

export default de;
