/** The words of the page about games over days. */
const en = {
  'days.title': 'Over days',
  'days.about': 'For tables where everybody has days for each decision.',
  'days.needAccount': 'Holidays are for people with an account.',
  'days.holidays': 'Holidays',
  'days.holidaysAbout':
    'You have {count, plural, one {one day} other {# days}} of holiday in any twelve months. On these days your clock stands at tables with days for a decision, and the others there see it. You may play all the same.',
  'days.midnight': 'A holiday begins tomorrow at the earliest. Days begin at midnight UTC, {time} for you.',
  'days.left':
    'From tomorrow on {count, plural, =0 {you have no days left} one {you have one day left} other {you have # days left}}.',
  'days.none': 'No holiday is planned.',
  'days.from': 'First day',
  'days.to': 'Last day',
  'days.bothDays': 'Choose the first and the last day',
  'days.plan': 'Plan a holiday',
  'days.callOff': 'Call off',
  'days.endToday': 'End it today',
  'days.notInFuture': 'A holiday begins tomorrow at the earliest, and does not end before it begins.',
  'days.planned': 'There is a holiday on these days already, or too many are planned.',
  'days.notSoMany':
    '{count, plural, =0 {No days of holiday are left around then.} one {Only one day of holiday is left around then.} other {Only # days of holiday are left around then.}}',
  'days.calendar': 'Calendar',
  'days.calendarAbout':
    'Your own calendar can show until when each table waits for you. It reads an address that only you know; whoever knows it sees when your time ends.',
  'days.calendarSince': 'There is an address since {day}.',
  'days.address': 'Address for your calendar',
  'days.addressOnce': 'It is shown this once. In your calendar, choose “Subscribe” or “From a web address”.',
  'days.copyAddress': 'Copy the address',
  'days.makeAddress': 'Make an address',
  'days.newAddress': 'Make a new address',
  'days.endAddress': 'End the address',
};

export default en;
