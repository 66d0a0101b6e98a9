/** Words that tell a text from a command: each group is sorted, and says what its words are. */

/** Words of sentences: a comment has some of them between others. */
export const wordsOfSentences: readonly string[] = [
  // Articles.
  ...['a', 'an', 'the'],
  // Prepositions.
  ...['by', 'for', 'in', 'of', 'on', 'to', 'with'],
  // What joins clauses.
  ...['and', 'if', 'not', 'or'],
  // Verbs.
  ...['are', 'is', 'use', 'uses', 'using'],
  // The same in Portuguese, but for those that are words of a shell or of Git.
  ...['com', 'para', 'que', 'uma'],
  // Who or which is meant.
  ...['that', 'this', 'you', 'your'],
];

/** Words that begin a line of source, or a part of a sentence: no program is called so. */
export const wordsOfSource: readonly string[] = [
  // What declares a name.
  ...[
    'class',
    'const',
    'datatype',
    'def',
    'default',
    'from',
    'fun',
    'func',
    'function',
    'import',
    'let',
    'operator',
    'struct',
    'template',
    'type',
    'val',
    'var',
  ],
  // How it may be used.
  ...['async', 'friend', 'private', 'public', 'static', 'void'],
  // Types.
  ...['boolean', 'int', 'number', 'string'],
  // What is done.
  ...['await', 'else', 'for', 'if', 'new', 'return', 'while'],
  // What joins words, also those of a sentence.
  ...['and', 'no', 'not', 'or', 'the'],
];
