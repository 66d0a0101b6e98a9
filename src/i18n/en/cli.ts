/** What the command line says besides verdicts and findings, English: the type of every other locale. */
export const cli = {
  'cli.help': `Readyroom: workshops you can check.

Usage: readyroom COMMAND [OPTIONS]

Commands:
  check          Say whether what kubectl printed is ready
  init           Make a project to write a workshop in
  import         Make lessons of pages written for Hugo, Jekyll, Docusaurus or nothing
  lint           Say what is wrong in the workshops, and what could be better
  new            Add a lesson or a workshop to a project
  translations   Say what is translated, missing or out of date

Options:
  -h, --help   This text; readyroom COMMAND --help tells more
  --version    The version of Readyroom`,
  'cli.check.help': `Says whether what kubectl printed is ready, object by object.

Usage: kubectl get pods -A | readyroom check --ready
       readyroom check --lesson WORKSHOP/LESSON#CHECK [FILE]
       readyroom check --expect FILE.yaml --watch 'kubectl get pods -n demo'

What is asked, one of:
  --ready            Everything that is listed must be ready
  --lesson CHECK     The check of a lesson: calico/install-from-manifest#daemonset-ready
  --expect FILE      The "expect" and "lines" of a YAML file, written as in a lesson

What is read:
  FILE               A file with the output; "-" or nothing is the standard input
  -w, --watch CMD    Runs CMD in a shell again and again, until met or out of time
  --interval TIME    How long to wait between two runs: 2s
  --timeout TIME     When to give up: 5m

Options:
  --content DIR      The folder of the workshops: content
  --locale LOCALE    {{locales}}; otherwise from LC_ALL or LANG
  --format FORMAT    text or json
  -h, --help         This text

Variables such as $NODE_NAME in a check are taken from the environment.
Exit code: 0 met, 1 not met, 2 unreadable, another output, or wrong use.`,
  'cli.seeHelp': 'readyroom {{command}}--help tells how to use it.',
  'cli.didYouMean': ' Did you mean {{word}}?',
  'cli.command.none': 'A command is missing. Commands: {{known}}.',
  'cli.command.unknown': 'There is no command “{{word}}”. Commands: {{known}}.',
  'cli.option.unknown': 'There is no option {{option}}.',
  'cli.option.value': '{{option}} needs a value.',
  'cli.option.noValue': '{{option}} takes no value.',
  'cli.option.twice': '{{option}} is given twice. Give it once.',
  'cli.option.oneOf': '{{option}} cannot be “{{value}}”. It is one of: {{known}}.',
  'cli.option.time': '{{option}} cannot be “{{value}}”. Write a time such as 2, 500ms, 30s or 5m.',
  'cli.option.needs': '{{option}} is of use only with {{other}}.',
  'cli.option.conflict': '{{option}} and {{other}} do not go together. Give one of them.',
  'cli.arguments.many': 'Only one file can be checked at a time: {{files}}.',
  'cli.ask.none': 'Say what to check: --ready, --lesson or --expect.',
  'cli.lesson.unknown': 'There is no lesson “{{lesson}}” in {{folder}}. Lessons: {{known}}.',
  'cli.check.none': 'Name a check of the lesson: {{lesson}}#CHECK. Checks: {{known}}.',
  'cli.check.unknown': 'The lesson {{lesson}} has no check “{{check}}”. Checks: {{known}}.',
  'cli.check.noChecks': 'The lesson {{lesson}} has no checks.',
  'cli.content.missing':
    'There is no folder {{folder}} here. Say with --content where the workshops are.',
  'cli.content.broken': 'This has to be mended before the check can be used:',
  'cli.expect.broken': 'What is expected cannot be read:',
  'cli.input.empty':
    '{{file}} is empty. What kubectl writes to standard error needs 2>&1 before the | or after the file name.',
  'cli.input.large': '{{file}} is larger than {{size}}. Ask kubectl for less, with -n or -l.',
  'cli.expect.empty':
    '{{file}} is empty. Write in it what you expect: "expect" or "lines", as in a lesson.',
  'cli.expect.binary': '{{file}} is not text. Name a YAML file.',
  'cli.expect.large':
    '{{file}} is larger than {{size}}. What you expect takes a few lines of YAML: check the path.',
  'cli.input.terminal':
    'There is nothing to read. Pipe the output of kubectl in, name a file, or let --watch run the command:\n  kubectl get pods -A | readyroom check --ready',
  'cli.input.paste': 'Paste what kubectl printed, then press Ctrl-D.',
  'cli.input.standard': 'The standard input',
  'cli.input.missing': 'There is no file {{file}}. Check the path.',
  'cli.input.folder': '{{file}} is a folder. Name a file.',
  'cli.input.unreadable': '{{file}} cannot be read ({{reason}}).',
  'cli.input.binary': '{{file}} is not text. Save what kubectl printed as plain text.',
  'cli.watch.notFound': 'The shell cannot find the command “{{command}}”. Check how it is written.',
  'cli.watch.failed': 'The command “{{command}}” cannot be run ({{reason}}).',
  'cli.watch.output': 'The output of {{command}}',
  'cli.watch.unended':
    'The command “{{command}}” did not end in time, so its output was not judged. Give one that ends by itself, without -w.',
  'cli.watch.gaveUp': 'Not met after {{time}} s. Gave up.',
  'cli.watch.progress': '{{time}} s: {{verdict}}',
  'cli.unexpected': 'Readyroom met something it did not expect ({{reason}}). Please report it.',
  'cli.ready': '{{ready}}/{{total}} ready',
  'cli.moreObjects_one': 'and {{count}} more object',
  'cli.moreObjects_other': 'and {{count}} more objects',
} as const;
