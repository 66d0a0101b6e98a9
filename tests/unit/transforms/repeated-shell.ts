/** What may be slow where it stands many times in a row: signs that open something, end something, or hold a command. */
export const repeated = [
  ...["'", '"', '`', '$(', '"$(', '${a:-', '$((', '((', '(', '{ ', '[[ (', '<(', 'a=(', '@('],
  ...['a | ', 'a\n', ')', '}', ';;', '# a\n', '\\', '<A> ', '<<E\n', 'if ', 'case a in ', '1+'],
];
