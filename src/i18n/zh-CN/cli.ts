import type { CliMessages } from '#i18n/catalogue.ts';

export const cli: CliMessages<'other'> = {
  'cli.help': `Readyroom：可以自行验证结果的动手课程。

用法：readyroom COMMAND [OPTIONS]

命令：
  check          判断 kubectl 输出中的对象是否就绪
  init           创建一个用来编写课程的项目
  import         把为 Hugo、Jekyll、Docusaurus 编写的页面或普通页面转换成课
  lint           指出各个课程里的错误和可以改进之处
  new            在项目里添加一节课或一门课程
  translations   列出哪些已翻译、哪些缺失或过时

选项：
  -h, --help   显示本说明；readyroom COMMAND --help 说明得更详细
  --version    显示 Readyroom 的版本`,
  'cli.check.help': `逐个判断 kubectl 输出中的对象是否就绪。

用法：kubectl get pods -A | readyroom check --ready
      readyroom check --lesson WORKSHOP/LESSON#CHECK [FILE]
      readyroom check --expect FILE.yaml --watch 'kubectl get pods -n demo'

检查什么（选一项）：
  --ready            列出的所有对象都必须就绪
  --lesson CHECK     某一课的检查：calico/install-from-manifest#daemonset-ready
  --expect FILE      YAML 文件中的 "expect" 和 "lines"，写法与课程中相同

读取什么：
  FILE               保存了输出的文件；"-" 或不写表示标准输入
  -w, --watch CMD    在 Shell 中反复执行 CMD，直到满足条件或超时
  --interval TIME    两次执行之间等待多久：2s
  --timeout TIME     多久之后放弃：5m

选项：
  --content DIR      课程所在的目录：content
  --locale LOCALE    {{locales}}；不写时取自 LC_ALL 或 LANG
  --format FORMAT    text 或 json
  -h, --help         显示本说明

检查中的变量（如 $NODE_NAME）取自环境变量。
退出码：0 已满足，1 未满足，2 无法读取、不相关的输出或用法错误。`,
  'cli.seeHelp': '用法请看 readyroom {{command}}--help。',
  'cli.didYouMean': '你是不是想输入 {{word}}？',
  'cli.command.none': '缺少命令。可用的命令：{{known}}。',
  'cli.command.unknown': '没有名为“{{word}}”的命令。可用的命令：{{known}}。',
  'cli.option.unknown': '没有 {{option}} 这个选项。',
  'cli.option.value': '{{option}} 需要一个值。',
  'cli.option.noValue': '{{option}} 不带值。',
  'cli.option.twice': '{{option}} 写了两次，请只写一次。',
  'cli.option.oneOf': '{{option}} 不能是“{{value}}”，只能是：{{known}}。',
  'cli.option.time': '{{option}} 不能是“{{value}}”。请写成 2、500ms、30s 或 5m 这样的时间。',
  'cli.option.needs': '{{option}} 只有和 {{other}} 一起使用才有意义。',
  'cli.option.conflict': '{{option}} 和 {{other}} 不能同时使用，请只保留一个。',
  'cli.arguments.many': '一次只能检查一个文件：{{files}}。',
  'cli.ask.none': '请说明要检查什么：--ready、--lesson 或 --expect。',
  'cli.lesson.unknown': '{{folder}} 中没有“{{lesson}}”这一课。现有的课：{{known}}。',
  'cli.check.none': '请指明这一课的哪项检查：{{lesson}}#CHECK。现有检查：{{known}}。',
  'cli.check.unknown': '{{lesson}} 这一课没有名为“{{check}}”的检查。现有检查：{{known}}。',
  'cli.check.noChecks': '{{lesson}} 这一课没有任何检查。',
  'cli.content.missing': '这里没有 {{folder}} 这个目录。请用 --content 指明课程所在的目录。',
  'cli.content.broken': '要先改正以下问题，才能使用这个检查：',
  'cli.expect.broken': '无法读取预期的内容：',
  'cli.input.empty':
    '{{file}} 中没有内容。kubectl 写到标准错误的内容，要在 | 之前或文件名之后加上 2>&1 才会包含在内。',
  'cli.input.large': '{{file}} 超过 {{size}}。请用 -n 或 -l 让 kubectl 少输出一些。',
  'cli.expect.empty':
    '{{file}} 是空的。请在里面写上预期的内容："expect" 或 "lines"，写法与课程中相同。',
  'cli.expect.binary': '{{file}} 不是文本，请指定一个 YAML 文件。',
  'cli.expect.large': '{{file}} 超过 {{size}}。预期的内容只需几行 YAML，请检查路径。',
  'cli.input.terminal':
    '没有可读取的内容。请用管道传入 kubectl 的输出、指定一个文件，或者用 --watch 执行命令：\n  kubectl get pods -A | readyroom check --ready',
  'cli.input.paste': '粘贴 kubectl 的输出，然后按 Ctrl-D。',
  'cli.input.standard': '标准输入',
  'cli.input.missing': '没有 {{file}} 这个文件，请检查路径。',
  'cli.input.folder': '{{file}} 是目录，请指定一个文件。',
  'cli.input.unreadable': '无法读取 {{file}}（{{reason}}）。',
  'cli.input.binary': '{{file}} 不是文本。请把 kubectl 的输出保存为纯文本。',
  'cli.watch.notFound': 'Shell 找不到命令“{{command}}”，请检查写法。',
  'cli.watch.failed': '无法执行命令“{{command}}”（{{reason}}）。',
  'cli.watch.output': '{{command}} 的输出',
  'cli.watch.unended':
    '命令“{{command}}”没有及时结束，因此没有判断它的输出。请换一个会自行结束的命令，不要带 -w。',
  'cli.watch.gaveUp': '{{time}} 秒后仍未满足，不再等待。',
  'cli.watch.progress': '{{time}} 秒：{{verdict}}',
  'cli.unexpected': 'Readyroom 遇到了意外情况（{{reason}}），请反馈给项目。',
  'cli.ready': '{{ready}}/{{total}} 就绪',
  'cli.moreObjects_other': '还有 {{count}} 个对象',
};
