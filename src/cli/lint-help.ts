export const lintHelp = `Tells all that is wrong in the workshops, without building them, and gives advice.

Usage: readyroom lint
       readyroom lint content/calico/first-lesson --fix
       readyroom lint --complete --format github

  PATH               Files and folders to tell of; otherwise all that is read

Options:
  --complete         Lessons, parts and words that are not translated, and translations whose source
                     has changed, are errors
  --fix              Makes the changes that are safe: spacing, punctuation, paths. Never commands
  --rule RULE=LEVEL  off, advice or error; can be given several times. workshop.yaml can say it too:
                     lint: { RULE: LEVEL }
  --explain RULE     What a rule finds, with a wrong and a right example
  --format FORMAT    text, json, or github (annotations of a workflow)
  --content DIR      The folder of the workshops: content
  -h, --help         This text

A line with "lint-ignore RULE" in a comment, and the line after it, are left alone.
Exit code: 0 no error, 1 errors, 2 wrong use.`;
