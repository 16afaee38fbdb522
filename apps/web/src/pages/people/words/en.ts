/** The words of the people page, in English. */
export default {
  'people.title': 'People',
  'people.off':
    'Whoever runs this site has switched off following and invitations. Blocks hold all the same.',
  'people.find': 'Find somebody',
  'people.name': 'Name of their account',
  'people.nameHint': 'Exactly as they write it; capitals do not matter.',
  'people.nameFirst': 'Write a name first.',
  'people.findGo': 'Find',
  'people.notFound': 'Nobody of this name can be found here.',
  'people.yourself': 'That is you.',
  'people.following': 'You follow',
  'people.followed': 'You follow them',
  'people.nobody':
    'Nobody yet. Follow people you like to play with: from a seat at the table, a ranking, or by name. Two who follow each other are friends.',
  'people.followers': 'They follow you',
  'people.recent': 'Played with lately',
  'people.blocked': 'Not at your table',
  'people.blockedAbout':
    'You do not meet each other: no tables, no pairing, no talk. They are not told; a match that you both play goes on.',
  'people.notes': 'Your notes',
  'people.notesAbout':
    'What you have noted about people and tables. Nobody else sees it; an empty note is gone.',
  'people.noteChange': 'Change',
  'people.noteTableGone': '(the table is gone)',
  'people.privacy': 'What others see',
  'people.privacyAbout':
    'Friends are two who follow each other. Whom you have blocked sees nothing in any case.',
  'people.showOnline': 'Who sees that you are online?',
  'people.onlineOverDays': 'While you play at a table over days, nobody does.',
  'people.showProfile': 'Who sees your profile?',
  'people.mayInvite': 'Who may ask you to a table?',
  'people.everybody': 'Everybody',
  'people.friends': 'Friends',
  'people.none': 'Nobody',
  'people.whomIFollow': 'People I follow',
  'people.guest':
    'With an account you can be found by name and choose what others see. Whom you follow and have blocked goes with you.',
};
