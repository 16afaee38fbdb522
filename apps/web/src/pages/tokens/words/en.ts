/** The words of the tokens, in English. */
export default {
  'tokens.title': 'Programs that play for you',
  'tokens.about':
    'A token lets a program of yours play here in your name, with the same rules as everybody else. Others see that a program sits there. The project’s documentation tells how, with an example of fewer than 60 lines.',
  'tokens.name': 'What is the program called?',
  'tokens.nameFirst': 'Give it a name first.',
  'tokens.badName': 'That name will not do: up to 24 visible characters.',
  'tokens.make': 'Make a token',
  'tokens.once': 'This is the token. It is shown only this once: keep it where nobody else can read it.',
  'tokens.copy': 'Copy',
  'tokens.copied': 'Copied',
  'tokens.own': 'Your tokens',
  'tokens.none': 'You have none yet.',
  'tokens.drop': 'Delete “{name}”',
  'tokens.dropSurely': 'Delete “{name}” for good',
} as const;
