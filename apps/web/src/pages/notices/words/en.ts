/** The words of the room. */
const en = {
  'notices.title': 'When it is your turn',
  'notices.about':
    'When it is your turn and you are not here, we tell you: once a turn, and once more before time runs out in games that last for days.',
  'notices.whose': 'For that we need to know who you are.',
  'notices.unreachable': 'The server cannot be reached at the moment.',
  'notices.again': 'Try again',
  'notices.badAddress': 'We do not send to that address: it must begin with https and be reachable publicly.',
  'notices.notSaved': 'That was not saved. Try again in a moment.',
  'notices.push': 'In this browser',
  'notices.pushHere': 'Tell me here, even when Aerie is not open',
  'notices.pushBarred': 'This browser does not let us. Allow notifications in its settings.',
  'notices.cannotPush':
    'This browser cannot receive messages while Aerie is closed. On an iPhone it works once you have added Aerie to the home screen.',
  'notices.devices':
    '{count, plural, =0 {Not switched on in any browser yet} one {Switched on in one browser} other {Switched on in # browsers}}',
  'notices.mail': 'By e-mail',
  'notices.mailTo': 'E-mail to {address}',
  'notices.digest': 'One e-mail a day instead of one each time',
  'notices.digestHour': 'At what time?',
  'notices.digestAbout':
    'Only when there is something, what is most urgent first, by the clocks of {zone}. What would end before then, or soon after, we still tell you at once.',
  'notices.noMail': 'This site sends no e-mail.',
  'notices.noAddress': 'For that, give an address in your account and confirm it.',
  'notices.webhook': 'To a chat or a program',
  'notices.webhookAbout': 'We write to a chat where you are, or call the address of a program (webhook).',
  'notices.format': 'Where to',
  'notices.program': 'A program',
  'notices.howProgram': 'We post JSON to an address and sign it. What it holds stands in our docs.',
  'notices.howDiscord':
    'In Discord: settings of the channel, Integrations, Webhooks, New webhook, Copy webhook URL.',
  'notices.howSlack':
    'In Slack: make an app, switch on Incoming Webhooks, add one to your channel and copy its address. Mattermost and Rocket.Chat read it too.',
  'notices.howMatrix':
    'Best with an account of its own for it that has joined the room. Room and token stand in the settings of the program you chat with; in a room with encryption this message stays unencrypted.',
  'notices.howTelegram':
    'Ask @BotFather for a new bot, it tells you the token. Then write to your bot, or add it to your group. The number of a chat is told by the address getUpdates of your bot.',
  'notices.homeServer': 'Home server',
  'notices.room': 'Id of the room',
  'notices.chat': 'Number of the chat, or name of the channel',
  'notices.token': 'Token',
  'notices.tokenKept': 'Leave it empty to keep the one that you gave.',
  'notices.incomplete': 'Fill in all fields first.',
  'notices.webhookOn': 'Write to me there: {name}',
  'notices.remove': 'Remove',
  'notices.webhookUrl': 'Address',
  'notices.save': 'Save',
  'notices.secret': 'The key that we sign with:',
  'notices.failures': '{count, plural, one {Not reached the last time} other {Not reached the last # times}}',
  'notices.try': 'Try it now',
  'notices.nothing': 'Nothing is switched on yet.',
  'notices.sent': 'Sent. It should arrive in a moment.',
  'notices.someFailed': 'It did not get through everywhere. Check the addresses.',
  'notices.notTried': 'That could not be sent just now. Try again later.',
  'notices.stopAbout': 'Do you want no more e-mail when it is your turn?',
  'notices.stop': 'No more e-mail',
  'notices.stopped': 'Done. You will get no more e-mail.',
  'notices.stopFailed': 'This link is no longer valid. You can also switch e-mail off here in the settings.',
};

export default en;
