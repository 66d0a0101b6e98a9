export const translationsHelp = `Tells what is translated, what is missing and what has changed in the source since.

Usage: readyroom translations
       readyroom translations calico/first-lesson --locale pt-BR --diff
       readyroom translations accept pt-BR calico/first-lesson
       readyroom translations accept pt-BR calico/first-lesson intro check-nodes-ready

  WORKSHOP[/LESSON]  What to tell of; otherwise everything
  accept LOCALE WORKSHOP/LESSON [PART…]
                     Records that these parts, or all, say what the source says now.
                     accept LOCALE WORKSHOP: the words of workshop.yaml and of the glossary

Options:
  --locale LOCALE    Only this language
  --diff             What changed in the source since each part was translated, beside the translation
  --format FORMAT    text, json or markdown
  --content DIR      The folder of the workshops: content
  -h, --help         This text

A part is the prose after an id up to the next. current: made from the source as it is. stale: the source
changed since. missing: not translated. unrecorded: nobody has said what it was made from: accept does.
Exit code: 0, whatever the state is (readyroom lint --complete asks for more), 2 wrong use.`;
