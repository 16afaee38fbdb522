/** The words of the rules library. */
const en = {
  'library.title': 'The rules library',
  'library.about':
    'The complete rules of all five games in our own words, with pictures from the boards. Every paragraph has a link of its own.',
  'library.search': 'Look something up in all rules',
  'library.example': 'For example feather, corner, tie',
  'library.results': 'What was found',
  'library.found': '{count, plural, one {# paragraph} other {# paragraphs}}',
  'library.nothing': 'Nothing about “{asked}”. Try another word, or just its beginning.',
} as const;

export default en;
